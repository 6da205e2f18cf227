import type { Blank } from '../src/site/filling.tsx';

type Filled = Readonly<Record<Blank, string>>;

/** Usual values of the blanks. A new blank needs a value here. */
export const usual: Filled = {
  claimed_families: '1,200',
  claimed_reviews: '5,300',
  contact_email: 'help@amini.example',
  first_name: 'Achieng',
  hero_hours: '24',
  issued_on: 'Nov 12, 2026',
  operator: 'Amini Limited',
  origin: 'https://amini.example',
  package_name: 'Standard Check',
  photo: '/api/photos/ME7QW2EvA4sWkxE0ex6Ohr',
  picture_name: 'ME7QW2EvA4sWkxE0ex6Ohrlej2_9PEzTQsvp06i-idQ',
  report_code: 'ABCD-EFGH-JKMN-PQRS',
  report_number: 'R-2026-000123',
  revoked_on: 'Nov 20, 2026',
  service_type: 'Nanny',
  slug: 'achieng-otieno',
  sold_prices: 'Lite Check KES 500, Standard Check KES 1,000',
  steps_hours: '24-48',
  support_chat: 'https://wa.me/254700000999',
  trust_reach: '92',
  trust_score: '82',
  typed_code: 'ABCD',
  welcome_hours: '48-72',
  who: 'Achieng, Nanny',
  worker_name: 'Achieng O.',
};

const LONG_NAME = `Nyambura'wa-"Mwanamkasi"<b>&amp;Kirinyaga`;

/** The longest values, with characters that have a meaning in HTML. */
export const longest: Filled = {
  claimed_families: '1,234,567,890',
  claimed_reviews: '1,234,567,890',
  contact_email: 'office-of-the-data-protection-officer.of-the-house@a-very-long-name-of-a-host.example',
  first_name: LONG_NAME,
  hero_hours: '48-72',
  issued_on: 'Novemba 12, 2026',
  operator: '"Amini" Background Checks & Sons <East Africa> Limited',
  origin: 'https://a-very-long-name-of-a-host.of-a-household.example',
  package_name: 'Urgent <Verification> & "more"',
  photo: '/api/photos/ME7QW2EvA4sWkxE0ex6Ohr',
  picture_name: 'ME7QW2EvA4sWkxE0ex6Ohrlej2_9PEzTQsvp06i-idQ',
  report_code: 'WWWW-WWWW-WWWW-WWWW',
  report_number: 'R-2026-999999999999',
  revoked_on: 'Novemba 20, 2026',
  service_type: 'House Manager & "Caregiver" <live-in>',
  slug: 'nyambura-wa-mwanamkasi-kirinyaga-wa-muranga-'.repeat(3),
  sold_prices: 'Premium <Check> & "all" of it KES 2,000, '.repeat(20),
  steps_hours: '48-72',
  support_chat: 'https://wa.me/254700000999?text=Habari%20%26%20asante',
  trust_reach: '100',
  trust_score: '100',
  typed_code: `"><script>alert('x')</script>&lt;`.padEnd(40, 'W'),
  welcome_hours: '48-72',
  who: `${LONG_NAME}, House Manager & "Caregiver" <live-in>`,
  worker_name: `${LONG_NAME} W.`,
};
