import { brand } from '@repo/domain/brand';
import { welcomeDuration } from '../../site/durations-in-kiswahili.ts';
import type { In } from '../../site/languages.ts';
import type { english } from './english.ts';

export const kiswahili: In<typeof english> = {
  head: {
    title: `Linda Familia Yako — ${brand.name}`,
    description: `Kile ambacho ${brand.name} hukagua kabla hujamwajiri mfanyakazi wa nyumbani nchini Kenya, huchukua muda gani, na jinsi ya kutufikia.`,
  },
  title: 'Linda Familia Yako',
  lead: 'Mfahamu anayewatunza watoto wako na nyumba yako kabla ya siku ya kwanza, kwa idhini yake.',
  checks: {
    label: 'Kinachokaguliwa',
    items: {
      identity: 'Uthibitisho wa Utambulisho',
      criminal: 'Ukaguzi wa Rekodi ya Uhalifu',
      references: 'Uthibitisho wa Warejelewa (wanaomfahamu kazini)',
      social: 'Ukaguzi wa Mitandao ya Kijamii',
      misconduct: 'Ukaguzi wa Rekodi ya Makosa Kazini',
    },
    time: `Ukaguzi huchukua ${welcomeDuration}`,
    hours: (hours) => `Ukaguzi huchukua saa ${hours}`,
  },
  getStarted: 'Anza',
  haveAccount: 'Nina akaunti',
  about: {
    title: 'Kutuhusu',
    text: `${brand.name} hukagua historia ya wafanyakazi wa nyumbani nchini Kenya kwa ajili ya waajiri wanaotaka kuwaajiri. Mfanyakazi hukubali kwanza, husoma kila tokeo kumhusu, na anaweza kulipinga. Tunaripoti kilichopatikana, kisichopatikana, na kisichoweza kuthibitishwa.`,
    link: 'Jinsi inavyofanya kazi',
  },
  contact: { title: 'Wasiliana nasi' },
  help: {
    title: 'Msaada',
    questions: [
      {
        term: 'Hujapata code kwa SMS?',
        value:
          'Hakikisha nambari ya simu ni sahihi, subiri dakika moja, kisha uombe nyingine. Inayotumika ni ya mwisho.',
      },
      {
        term: 'Umepata SMS inayokuomba ukubali ukaguzi?',
        value:
          'Mwajiri anayefikiria kukuajiri aliituma kupitia kwetu. Jibu NDIYO au HAPANA pamoja na nambari iliyomo. Hakuna kinachokaguliwa bila NDIYO yako, na ni bure kwako.',
      },
      {
        term: 'Hutaki SMS tena?',
        value: 'Jibu STOP. Hilo pia huondoa idhini zako zote.',
      },
      {
        term: 'Kuna kosa katika ripoti kukuhusu?',
        value: 'Ingia, fungua “Matokeo kukuhusu” na uyapinge hapo.',
      },
      {
        term: 'Umelipa na mfanyakazi akakataa?',
        value: 'Unarudishiwa pesa zako zote. Huhitaji kuomba.',
      },
    ],
  },
  careers: 'Kazi kwetu: kwa sasa hatuna nafasi za kazi.',
  blog: 'Blogu: bado hatujachapisha chochote.',
  legal: { title: 'Faragha na masharti', privacy: 'Faragha', terms: 'Masharti ya huduma' },
};
