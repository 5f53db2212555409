/** Placeholder details: an example.edu address and a telephone number reserved for fiction. */
export const contactInfo = {
  email_academic: "professor@example.edu",
  office_department: "Department of Marketing and Sustainability",
  office_university: "Example University",
  office_building_room: "Business Hall, Room 312",
  office_city_country: "University Town, Country",
  phone_office: "+1 202 555 0143",
  office_hours_monday: "10:00 AM – 12:00 PM",
  office_hours_wednesday: "2:00 PM – 4:00 PM",
  office_hours_appointment_note:
    "Other times by appointment. Please write a few days ahead and say in one sentence what you would like to talk about.",
  social_linkedin_url: "https://www.linkedin.com/",
  social_twitter_url: "https://x.com/",
} as const;
