/** Every exact text about contact details (public spec §2, Contact and footer). */
export const texts = {
  title: "Contact",
  loading: "Loading contact information...",
  loadError: "Failed to load contact information. Please try again later.",
  notAvailable: "N/A",
  details: {
    title: "Contact Information",
    email: "Email",
    office: "Office",
    phone: "Phone",
    hours: "Office Hours",
    monday: "Monday",
    wednesday: "Wednesday",
    social: "Elsewhere",
  },
  form: {
    title: "Send a Message",
    firstName: "First Name",
    lastName: "Last Name",
    email: "Email",
    subject: "Subject",
    message: "Message",
    submit: "Send Message",
    thanks: "Thank you for your message. I will get back to you soon.",
  },
  /** Stand-ins for contact details that the owner has not set (public spec §2, footer). */
  placeholder: {
    department: "Department Name",
    email: "professor@university.edu",
    office: "Office Building, Room Number",
  },
} as const;
