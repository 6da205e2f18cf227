import type { In } from '../../catalogue.ts';
import type { messages as english } from '../english/requests.ts';

export const messages: In<typeof english> = {
  'requests.title': 'Maombi ya Mawasiliano',
  'requests.failed': 'Maombi yako hayakufunguka',
  'requests.none': 'Bado Hakuna Maombi',
  'requests.noneWhy': 'Waajiri wakitaka kukuajiri, maombi yao yataonekana hapa',
  'requests.accept': 'Kubali',
  'requests.decline': 'Kataa',
  'requests.busy': 'Inatumwa...',
  'requests.accepted': 'Umekubali',
  'requests.left': '{hours, plural, one {Imebaki saa # kujibu} other {Zimebaki saa # kujibu}}',
  'requests.leftLittle': 'Imebaki chini ya saa moja kujibu',
  'requests.declineAsk': 'Una uhakika unataka kukataa ombi hili?',
  'requests.notSent': 'Jibu lako halikutumwa. Tafadhali jaribu tena.',
  'requests.report': 'Ripoti maneno haya',
  'requests.reported': 'Umeripoti',

  'consents.title': 'Ulichokubali',
  'consents.why': 'Wewe ndiye unaamua: unaweza kuondoa kila idhini wakati wowote.',
  'consents.failed': 'Idhini zako hazikufunguka',
  'consents.none': 'Bado hujakubali chochote.',
  'consents.bySms': 'Kwa SMS tarehe {date}',
  'consents.inApp': 'Kwenye programu hii tarehe {date}',
  'consents.level': 'Ukaguzi wa {level}',
  'consents.until': 'hadi {date}',
  'consents.ended': 'uliisha {date}',
  'consents.withdrawn': 'Uliiondoa tarehe {date}',
  'consents.openChecks':
    '{count, plural, one {Ukaguzi # unaendelea kwa idhini hii} other {Kaguzi # zinaendelea kwa idhini hii}}',
  'consents.withdraw': 'Ondoa idhini',
  'consents.withdrawAsk': 'Una uhakika unataka kuondoa idhini hii?',
  'consents.withdrawCheck':
    'Ukaguzi unaoendelea unasimama, na sehemu yake ya pesa inarudi. Kilichoamuliwa awali kinabaki kwa mwajiri.',
  'consents.withdrawContact': 'Mwajiri huyu haoni tena jina lako na nambari yako ya simu hapa.',
  'consents.withdrawing': 'Inaondolewa...',
  'consents.notWithdrawn': 'Idhini yako haikuondolewa. Tafadhali jaribu tena.',

  'blocks.block': 'Zuia mwajiri huyu',
  'blocks.blockAsk': 'Una uhakika unataka kumzuia mwajiri huyu?',
  'blocks.blockWhy':
    'Maombi yake yanakataliwa, idhini zinaondolewa, ukaguzi unasimama, na hawezi kukuuliza tena. Timu yetu inaarifiwa; unaweza kumruhusu baadaye.',
  'blocks.title': 'Waajiri wasioweza kukuuliza',
  'blocks.failed': 'Orodha hii haikufunguka',
  'blocks.until': 'Tangu {since}, hadi {until}',
  'blocks.forGood': 'Tangu {since}, hadi utakapomruhusu',
  'blocks.allow': 'Ruhusu aulize tena',
  'blocks.allowAsk': 'Una uhakika mwajiri huyu akuulize tena?',
  'blocks.allowWhy': 'Idhini ulizoondoa hazirudi.',
  'blocks.notSaved': 'Badiliko lako halikuhifadhiwa. Tafadhali jaribu tena.',

  'time.now': 'Sasa hivi',
  'time.minutes': '{count, plural, one {Dakika # iliyopita} other {Dakika # zilizopita}}',
  'time.hours': '{count, plural, one {Saa # lililopita} other {Saa # zilizopita}}',
};
