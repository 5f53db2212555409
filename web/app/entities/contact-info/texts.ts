/** Stand-ins for contact details that the owner has not set (public spec §2, footer). */
export const texts = {
  placeholder: {
    department: "Department Name",
    email: "professor@university.edu",
    office: "Office Building, Room Number",
  },
} as const;
