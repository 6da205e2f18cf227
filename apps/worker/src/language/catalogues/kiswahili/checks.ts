import type { In } from '../../catalogue.ts';
import type { messages as english } from '../english/checks.ts';

export const messages: In<typeof english> = {
  'outcome.clear': 'Sawa',
  'outcome.finding': 'Kuna jambo',
  'outcome.unable_to_verify': 'Haikuthibitika',
  'outcome.not_applicable': 'Haihusiki',

  'misconduct.theft': 'Wizi au matumizi mabaya ya mali',
  'misconduct.abuse': 'Ukatili wa mwili au maneno',
  'misconduct.negligence': 'Uzembe katika malezi ya watoto',
  'misconduct.confidentiality': 'Kutoa siri',
  'misconduct.substance_abuse': 'Kulewa au kutumia dawa za kulevya kazini',
  'misconduct.abandonment': 'Kutoroka kazi',
  'region.nairobi_central': 'Nairobi na Kati',
  'region.coast_east': 'Pwani, Mashariki na Kaskazini Mashariki',
  'region.rift_west': 'Bonde la Ufa, Nyanza na Magharibi',
};
