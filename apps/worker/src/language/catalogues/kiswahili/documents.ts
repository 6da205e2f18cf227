import type { In } from '../../catalogue.ts';
import type { messages as english } from '../english/documents.ts';

export const messages: In<typeof english> = {
  'documents.title': 'Stakabadhi',
  'documents.who':
    'Wewe na timu yetu pekee mnaweza kufungua faili hizi. Waajiri wanaona kilichothibitishwa, kamwe si faili.',
  'documents.failed': 'Stakabadhi zako hazikupatikana',

  'documents.nationalId': 'Kitambulisho',
  'documents.policeClearance': 'Cheti cha Tabia Njema (Good Conduct)',
  'documents.certificates': 'Vyeti (Si lazima)',
  'documents.nationalId.file': 'Picha au PDF ya kitambulisho chako',
  'documents.policeClearance.file': 'Picha au PDF ya cheti chako',
  'documents.certificates.file': 'Picha au PDF ya vyeti vyako',
  'documents.certificates.hint':
    'Cheti cha afya, cha kozi, leseni ya kuendesha gari. Ukiwa na vingi, vitume kama PDF moja.',

  'documents.status.not_uploaded': 'Haijapakiwa',
  'documents.status.uploading': 'Inapakiwa...',
  'documents.status.uploaded': 'Imepakiwa ✓',
  'documents.status.failed': 'Haijapakiwa',
  'documents.status.accepted': 'Imekubaliwa',
  'documents.status.rejected': 'Haikukubaliwa',

  'documents.waitedFor': 'Ukaguzi ulioukubali unasubiri stakabadhi hii. Tafadhali itume.',
  'documents.inReview': 'Timu yetu itaikagua. Tutakuambia kama imekubaliwa.',
  'documents.acceptedOn': 'Timu yetu iliikubali {date}.',
  'documents.fileGone': 'Faili yenyewe imefutwa baadaye: haihitajiki tena.',
  'documents.rejected.title': 'Tafadhali itume tena',
  'documents.rejected.kept': 'Faili ya hii tunaihifadhi hadi {date}, kwa ajili ya ukaguzi unaoihitaji.',
  'documents.rejected.unreadable': 'Haikusomeka. Piga picha penye mwanga wa kutosha, na usitikise simu.',
  'documents.rejected.incomplete': 'Sehemu yake haipo. Tuma kila ukurasa, na pande zote mbili za kadi.',
  'documents.rejected.wrong_document': 'Ni stakabadhi nyingine. Tuma ile iliyotajwa hapa.',
  'documents.rejected.other_person':
    'Jina lililo juu yake si jina la wasifu wako. Kama yote mawili ni yako, wasiliana nasi.',
  'documents.rejected.expired': 'Muda wake umeisha. Tuma mpya.',
  'documents.rejected.not_confirmed':
    'Walioitoa hawakuweza kuithibitisha. Kagua nambari, au wasiliana nasi kama ni sahihi.',

  'documents.error.size': 'Faili lazima iwe chini ya 10MB',
  'documents.error.kind': 'Faili lazima iwe picha ya JPG, PNG au WebP, au PDF',
  'documents.error.empty': 'Faili hii haikusomeka. Tafadhali chagua nyingine.',
  'documents.error.cut': 'Mtandao umepotea. Faili yako bado ipo hapa: jaribu tena.',
  'documents.error.failed': 'Faili haikutumwa. Tafadhali jaribu tena.',

  'documents.save': 'Hifadhi nakala',
  'documents.saving': 'Inafunguka...',
  'documents.save.failed': 'Faili haikufunguka. Tafadhali jaribu tena.',
  'documents.remove.question': 'Uiondoe stakabadhi hii?',
  'documents.remove.consequence': 'Faili yake itafutwa. Ukaguzi unaoihitaji utakusubiri.',
  'documents.remove.ofCheck':
    'Faili yake itafutwa. Kama timu yetu imeshaisoma kwa ajili ya ukaguzi, tunaihifadhi kwa muda usiozidi siku {days}. Ukaguzi unaoihitaji utakusubiri.',
  'documents.remove': 'Ondoa',
  'documents.removing': 'Inaondolewa...',
  'documents.remove.failed': 'Haikuondolewa. Tafadhali jaribu tena.',

  'documents.police.about':
    'Cheti hiki unakipata kwenye eCitizen. Kinagharimu {price}, huchukua wiki {minimum} hadi {maximum} na hutumika kwa mwaka mmoja. Unailipa serikali: sisi hatukiuzi wala hatuwezi kukiharakisha.',
  'documents.police.until': 'Kinatumika hadi {date}.',
  'documents.police.lapsed': 'Kilitumika hadi {date}. Sasa ukaguzi unahitaji kipya.',
  'documents.certificate.title': 'Nambari na tarehe ya cheti (si lazima)',
  'documents.certificate.why': 'Kwa hizi timu yetu inakipata haraka kwenye eCitizen.',
  'documents.certificate.number': 'Nambari ya cheti',
  'documents.certificate.issued': 'Tarehe ya kutolewa',
  'documents.certificate.save': 'Hifadhi',
  'documents.certificate.saving': 'Inahifadhiwa...',
  'documents.certificate.saved': 'Imehifadhiwa',
  'documents.certificate.failed': 'Haikuhifadhiwa. Tafadhali jaribu tena.',
  'documents.certificate.badNumber': 'Tafadhali weka nambari kama ilivyochapishwa kwenye cheti',
  'documents.certificate.noDay': 'Tafadhali weka tarehe ya kutolewa',
  'documents.certificate.futureDay': 'Tarehe ya kutolewa haiwezi kuwa ya siku zijazo',
  'documents.certificate.lapsed': 'Cheti hiki kilitolewa zaidi ya mwaka mmoja uliopita na hakitumiki tena',

  'documents.tips': 'Vidokezo',
  'documents.tip.photo': 'Piga picha iliyo wazi',
  'documents.tip.text': 'Hakikisha maandishi yanasomeka',
  'documents.tip.light': 'Tumia mwanga wa kutosha',
  'documents.tip.pages': 'Tuma kila ukurasa',
};
