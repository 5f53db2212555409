import type { BlogCategoryRow } from "./rows";

export const blogCategories: BlogCategoryRow[] = [
  {
    name: "Sustainability",
    description: "Consumption, claims and the circular economy.",
  },
  {
    name: "Digital Transformation",
    description: "Organizations, platforms and data.",
  },
  {
    name: "Marketing",
    description: "Customers, brands and how we measure both.",
  },
  {
    name: "Teaching",
    description: "Notes from the classroom.",
  },
  {
    name: "Academic Life",
    description: "Advice that I wish I had been given.",
  },
  {
    name: "Data & Methods",
  },
];
