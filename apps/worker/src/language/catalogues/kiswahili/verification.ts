import type { In } from '../../catalogue.ts';
import type { messages as english } from '../english/verification.ts';

export const messages: In<typeof english> = {
  'verification.title': 'Hali ya Uthibitisho',
  'verification.enforced': 'Tafadhali thibitisha utambulisho wako ili uendelee.',
  'verification.failed': 'Hali ya uthibitisho haikupatikana. Tafadhali jaribu tena.',
  'verification.progress': 'Uthibitisho',
  'verification.steps': 'Hatua zako',
  'verification.state.completed': 'Imekamilika',
  'verification.state.pending': 'Inaendelea',
  'verification.state.not_started': 'Haijaanza',

  'step.profile_created': 'Wasifu',
  'step.id_uploaded': 'Kitambulisho',
  'step.police_clearance': 'Cheti cha Tabia Njema (Good Conduct)',
  'step.references': 'Warejelewa',
  'step.final_approval': 'Uamuzi wa Mwisho wa Timu',

  'step.note.completed': 'Umekamilika',
  'step.note.incomplete': 'Haujakamilika',
  'step.note.verified': 'Kimethibitishwa',
  'step.note.under_review': 'Ukaguzi unaendelea',
  'step.note.pending_upload': 'Bado Hakijawekwa',
  'step.note.not_verified': 'Hakijathibitishwa',
  'step.note.refused': 'Hakikukubaliwa',
  'step.note.expired': 'Muda umeisha',
  'step.note.references_verified': '{verified} kati ya {needed} wamethibitisha',
  'step.note.approved': 'Umekubaliwa',
  'step.note.waiting_for_documents': 'Unasubiri stakabadhi',
  'step.note.waiting_for_check': 'Huanza mwajiri akiomba ukaguzi',

  'step.go.profile_created': 'Kamilisha Wasifu',

  'verification.identity.text':
    'Piga selfie na picha ya kitambulisho chako. Hulipi chochote, na picha hufutwa baada ya ukaguzi.',
  'verification.identity.failed':
    'Utambulisho wako haukuthibitika. Unaweza kuona sababu, na kujaribu tena kwa picha mpya.',
  'verification.identity.pending': 'Picha zako zinakaguliwa. Huhitaji kufanya chochote.',
  'verification.identity.name':
    'Jina kwenye kitambulisho chako si lile la wasifu wako. Tafadhali tuambie lipi ni sahihi.',
  'verification.identity.answer': 'Jibu',
  'verification.identity.start': 'Anza',
  'verification.identity.again': 'Ona sababu, kisha ujaribu tena',
  'verification.identity.see': 'Ona hali yake',

  'verification.findings': 'Matokeo kukuhusu',
  'verification.findings.text': 'Yote ambayo ukaguzi wetu umepata. Kama kuna kosa, unaweza kulipinga.',
  'verification.findings.asked': 'Tungependa kusikia upande wako. Bado hakuna uamuzi.',
  'verification.findings.open': 'Ona matokeo yote',
};
