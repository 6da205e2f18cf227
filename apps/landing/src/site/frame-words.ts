import { brand } from '@repo/domain/brand';
import type { In, Language } from './languages.ts';

const english = {
  howItWorks: 'How it works',
  pricing: 'Pricing',
  pricesFrom: (price: string) => `Prices from ${price}`,
  forWorkers: 'For workers',
  about: 'About',
  signIn: 'Sign in',
  getStarted: 'Get Started',
  /** In the other language, so that its readers find it. */
  otherLanguage: 'Kiswahili',
  aboutUs: `${brand.name} checks the background of household workers in Kenya, with their consent.`,
  contact: 'Contact',
  careers: 'Careers',
  blog: 'Blog',
  help: 'Help',
  privacy: 'Privacy',
  terms: 'Terms',
  /** For a person who holds a report of somebody else, and comes without its link. */
  checkReport: 'Check a report',
} as const;

const kiswahili: In<typeof english> = {
  howItWorks: 'Jinsi inavyofanya kazi',
  pricing: 'Bei',
  pricesFrom: (price) => `Bei kuanzia ${price}`,
  forWorkers: 'Kwa wafanyakazi',
  about: 'Kutuhusu',
  signIn: 'Ingia',
  getStarted: 'Anza',
  otherLanguage: 'English',
  aboutUs: `${brand.name} hukagua historia ya wafanyakazi wa nyumbani nchini Kenya, kwa idhini yao.`,
  contact: 'Wasiliana nasi',
  careers: 'Kazi kwetu',
  blog: 'Blogu',
  help: 'Msaada',
  privacy: 'Faragha',
  terms: 'Masharti',
  checkReport: 'Kagua ripoti',
};

export const frameWords: Readonly<Record<Language, In<typeof english>>> = { en: english, sw: kiswahili };
