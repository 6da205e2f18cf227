import type { In } from '../../catalogue.ts';
import type { messages as english } from '../english/profile.ts';

export const messages: In<typeof english> = {
  'profile.title': 'Wasifu Wangu',
  'profile.failed': 'Wasifu wako haukupatikana. Tafadhali jaribu tena.',
  'profile.nobody': 'Jina Lako',
  'profile.badge.verified': 'Utambulisho Umethibitishwa',
  'profile.badge.pending': 'Uthibitisho Unaendelea',
  'profile.badge.failed': 'Uthibitisho Umeshindikana',
  'profile.badge.other': 'Utambulisho Haujathibitishwa',
  'profile.work.none': 'Kazi bado haijawekwa',
  'profile.years': '{count, plural, =0 {Mgeni kazini} one {uzoefu wa mwaka #} other {uzoefu wa miaka #}}',
  'profile.years.none': 'Uzoefu bado haujawekwa',
  'profile.trust': 'Alama ya Uaminifu',
  'profile.rating': 'Nyota',
  'profile.rating.none': 'Bado',
  'profile.reviews': 'Maoni',
  'profile.about': 'Kunihusu',
  'profile.about.none': 'Bado hujaandika kukuhusu.',
  'profile.details': 'Maelezo',
  'profile.location': 'Unapoishi',
  'profile.age': 'Umri',
  'profile.age.years': '{count, plural, one {mwaka #} other {miaka #}}',
  'profile.phone': 'Simu',
  'profile.edit': 'Hariri Wasifu',
  'profile.share': 'Tuma Wasifu Wako',
};
