import type { In } from '../../catalogue.ts';
import type { messages as english } from '../english/identity.ts';

export const messages: In<typeof english> = {
  'identity.title': 'Thibitisha Utambulisho Wako',
  'identity.toVerification': 'Rudi kwenye hali ya uthibitisho',
  'identity.step': 'Hatua ya {step} kati ya {total}',
  'identity.stepBack': 'Rudi hatua moja',

  'identity.profile.title': 'Kamilisha wasifu wako kwanza',
  'identity.profile.text':
    'Jina lako na nambari ya kitambulisho hulinganishwa na rekodi rasmi. Tafadhali jaza kinachokosekana: {fields}',
  'identity.profile.fullName': 'Jina Kamili, kama lilivyo kwenye kitambulisho',
  'identity.profile.go': 'Kamilisha Wasifu',
  'identity.compared': 'Haya hulinganishwa na kitambulisho chako',
  'identity.compared.wrong': 'Kuna kosa: lisahihishe',

  'identity.consent.title': 'Kabla ya kuanza',
  'identity.consent.photos':
    'Utapiga selfie, picha kadhaa za uso wako ukiusogeza, na picha ya kitambulisho chako.',
  'identity.consent.sent':
    'Smile ID, kampuni inayothibitisha utambulisho, hupata picha za uso wako pamoja na jina, nambari ya kitambulisho, nambari ya simu na barua pepe. Huzilinganisha na rekodi rasmi.',
  'identity.consent.card':
    'Picha ya kitambulisho chako hubaki kwetu. Timu yetu ya uthibitishaji pekee inaweza kuifungua.',
  'identity.consent.kept':
    'Picha zote hufutwa mara tu kunapokuwa na matokeo, na {days, plural, one {baada ya siku #} other {baada ya siku #}} kwa vyovyote vile.',
  'identity.consent.employers': 'Waajiri hawaoni picha hizi kamwe.',
  'identity.consent.free': 'Hulipi chochote. Kabla ya kutuma picha unaweza kuacha wakati wowote.',
  'identity.consent.agree': 'Nakubali picha na maelezo yangu yatumwe kwa Smile ID kwa ukaguzi huu',
  'identity.consent.required': 'Tafadhali kubali kabla ya kuanza',
  'identity.start': 'Anza',
  'identity.starting': 'Inaanza...',
  'identity.start.failed': 'Ukaguzi haukuanza. Tafadhali jaribu tena.',

  'identity.selfie.title': 'Piga selfie',
  'identity.selfie.text':
    'Mwanga wa mchana, bila kofia wala miwani. Kwanza tazama simu moja kwa moja; baada ya 3-2-1 fanya polepole unachosoma hapa.',
  'identity.selfie.take': 'Piga selfie',
  'identity.selfie.taking': 'Inapiga picha...',
  'identity.selfie.alt': 'Selfie yako',
  'identity.selfie.look': 'Je, uso wako wote unaonekana vizuri na penye mwanga?',
  'identity.front.title': 'Mbele ya kitambulisho chako',
  'identity.front.alt': 'Upande wa mbele wa kitambulisho chako',
  'identity.back.title': 'Nyuma ya kitambulisho chako',
  'identity.back.alt': 'Upande wa nyuma wa kitambulisho chako',
  'identity.back.skip': 'Endelea bila upande wa nyuma',
  'identity.id.text': 'Laza kadi penye mwanga wa mchana, bila flashi. Pembe zote nne ziwe ndani ya picha.',
  'identity.id.take': 'Piga picha',
  'identity.id.look': 'Je, unaweza kusoma kila kitu kwenye kadi?',
  'identity.use': 'Tumia picha hii',
  'identity.retake': 'Piga tena',
  'identity.retakeOf': 'Piga tena: {what}',

  'identity.prompt.straight': 'Tazama simu moja kwa moja',
  'identity.prompt.side': 'Geuza kichwa polepole upande mmoja',
  'identity.prompt.other': 'Sasa polepole upande mwingine',
  'identity.prompt.smile': 'Tabasamu',
  'identity.prompt.up': 'Tazama juu kidogo',
  'identity.prompt.down': 'Tazama chini kidogo',

  'identity.camera.opening': 'Kamera inafunguka...',
  'identity.camera.label': 'Kinachoonekana na kamera',
  'identity.camera.switch': 'Kamera nyingine',
  'identity.camera.files': 'Tumia picha zilizo kwenye simu hii',
  'identity.camera.refused': 'Kamera haijaruhusiwa',
  'identity.camera.refused.how':
    'Bonyeza alama iliyo kando ya anwani hapo juu, fungua ruhusa, ruhusu kamera, kisha jaribu tena. Au endelea kwa picha zilizo kwenye simu hii.',
  'identity.camera.none': 'Kamera haikupatikana',
  'identity.camera.none.how': 'Unaweza kuendelea kwa picha zilizo kwenye simu hii.',
  'identity.camera.busy': 'Kamera haikufunguka',
  'identity.camera.busy.how':
    'Huenda programu nyingine inaitumia. Ifunge kisha jaribu tena, au endelea kwa picha zilizo kwenye simu hii.',
  'identity.camera.use': 'Tumia kamera',
  'identity.hint.dark': 'Giza mno: elekea dirisha au taa',
  'identity.hint.bright': 'Mwanga umezidi: ondoka kwenye mwanga mkali',
  'identity.hint.blurred': 'Picha haijatulia: usitikise simu',
  'identity.hint.good': 'Vizuri: piga picha sasa',

  'identity.files.place': 'Picha ya {place} kati ya {total}',
  'identity.files.face': 'Piga kila picha sasa, penye mwanga wa mchana, uso wako wote uonekane.',
  'identity.files.kinds': 'JPG, PNG au WebP',
  'identity.files.kind': 'Picha lazima iwe ya JPG, PNG au WebP',
  'identity.files.unreadable': 'Picha hii haikusomeka. Tafadhali chagua nyingine.',
  'identity.files.reading': 'Picha inaandaliwa...',

  'identity.send.title': 'Tazama kisha utume',
  'identity.send.face': 'Pia {count, plural, one {picha #} other {picha #}} za uso wako ukiusogeza',
  'identity.send': 'Tuma Picha',
  'identity.sending': 'Inatuma...',
  'identity.sending.wait': 'Tafadhali usifunge ukurasa huu.',
  'identity.send.cut':
    'Mtandao umepotea. Picha zako bado zipo hapa: zitatumwa mara tu mtandao utakaporudi. Tafadhali usifunge ukurasa huu.',
  'identity.send.failed': 'Picha zako hazikutumwa. Tafadhali jaribu tena.',

  'identity.checking': 'Picha zako zinakaguliwa',
  'identity.underReview': 'Uthibitisho Unakaguliwa… kwa kawaida huchukua saa 24-48',
  'identity.verified': 'Utambulisho Umethibitishwa',
  'identity.notVerified': 'Haukuthibitishwa safari hii',
  'identity.sentOn': 'Picha zilitumwa {date}',
  'identity.follows': 'Ukurasa huu utaonyesha matokeo wenyewe. Unaweza pia kuondoka: tutakuambia kwa SMS.',
  'identity.attempts':
    '{count, plural, one {Unaweza kujaribu mara # zaidi.} other {Unaweza kujaribu mara # zaidi.}}',
  'identity.again': 'Jaribu tena kwa picha mpya',
  'identity.correct': 'Sahihisha wasifu wangu',
  'identity.toDashboard': 'Nenda mwanzo',
  'identity.support': 'Wasiliana nasi',
  'identity.support.words': 'Habari {brand}, ukaguzi wa utambulisho wangu haufaulu. Tafadhali nisaidieni.',

  'identity.name.title': 'Majina mawili tofauti',
  'identity.name.profile': 'Kwenye wasifu wako',
  'identity.name.id': 'Kwenye kitambulisho',
  'identity.name.question': 'Lipi ni sahihi?',
  'identity.name.mine': 'Jina lililo kwenye kitambulisho ni langu',
  'identity.name.mine.then': 'Litaingia kwenye wasifu wako, na utakuwa umethibitishwa.',
  'identity.name.notMine': 'Jina lililo kwenye kitambulisho si langu',
  'identity.name.notMine.then': 'Timu yetu italichunguza na huenda ikakupigia simu.',
  'identity.name.send': 'Tuma Jibu',
  'identity.name.required': 'Tafadhali chagua moja',
  'identity.name.failed': 'Jibu lako halikutumwa. Tafadhali jaribu tena.',
};
