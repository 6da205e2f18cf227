import type { In } from '../../catalogue.ts';
import type { messages as english } from '../english/reviews.ts';

export const messages: In<typeof english> = {
  'reviews.title': 'Maoni Kunihusu',
  'reviews.failed': 'Maoni hayakupatikana. Tafadhali jaribu tena.',
  'reviews.none': 'Bado Hakuna Maoni',
  'reviews.none.text': 'Maoni yataonekana hapa waajiri wakishatathmini kazi yako',
  'reviews.count': '{count, plural, other {maoni #}}',
  'reviews.by': 'Maoni Bila Jina',
  'reviews.list': 'Waajiri wanasema',
};
