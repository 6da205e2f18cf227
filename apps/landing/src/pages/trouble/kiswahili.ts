import type { In } from '../../site/languages.ts';
import type { english } from './english.ts';

export const kiswahili: In<typeof english> = {
  notFound: {
    title: 'Ukurasa huu haupo',
    text: 'Huenda anwani imekatwa au kuandikwa vibaya, au kilichokuwa hapa kimeondolewa. Simu yako haina tatizo.',
  },
  failure: {
    title: 'Kuna hitilafu upande wetu',
    text: 'Ukurasa huu haukuweza kutayarishwa sasa. Tafadhali ufungue tena baada ya muda mfupi.',
  },
  tooMany: {
    title: 'Tafadhali subiri kidogo',
    text: 'Mtandao huu umeomba kurasa nyingi mno kwa muda mfupi. Tafadhali subiri, si zaidi ya saa moja, kisha ufungue ukurasa tena.',
  },
  links: {
    title: 'Pa kwenda kutoka hapa',
    home: 'Mwanzo',
    welcome: 'Tunachokagua',
    report: 'Je, ripoti ni ya kweli?',
    signIn: 'Ingia kama mwajiri',
    worker: 'Mimi ni mfanyakazi',
  },
};
