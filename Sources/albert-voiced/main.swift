print("albert-voiced")
