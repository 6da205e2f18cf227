import { brand } from '@repo/domain/brand';
import { welcomeDuration } from '../../site/durations-in-kiswahili.ts';
import type { In } from '../../site/languages.ts';
import type { english } from './english.ts';

export const kiswahili: In<typeof english> = {
  head: {
    title: `Linda Familia Yako — ${brand.name}`,
    description: `Kile ambacho ${brand.name} hukagua kabla hujamwajiri mfanyakazi wa nyumbani nchini Kenya, huchukua muda gani, na jinsi ya kutufikia.`,
  },
  kicker: 'Ukaguzi wa wafanyakazi wa nyumbani nchini Kenya',
  title: 'Linda Familia Yako',
  lead: 'Mfahamu anayewatunza watoto wako na nyumba yako kabla ya siku ya kwanza, kwa idhini yake.',
  gets: [
    'Ripoti: kila tokeo na chanzo chake',
    'Alama ya uaminifu pamoja na ilivyopatikana',
    'Pesa zako zote unarudishiwa akikataa',
  ],
  checks: {
    label: 'Kinachokaguliwa',
    items: {
      identity: {
        title: 'Uthibitisho wa Utambulisho',
        text: 'Kitambulisho chake na selfie yake',
      },
      criminal: { title: 'Ukaguzi wa Rekodi ya Uhalifu', text: 'Cheti chake cha Tabia Njema' },
      references: {
        title: 'Uthibitisho wa Warejelewa',
        text: 'Simu kwa wanaomfahamu kazini',
      },
      social: {
        title: 'Ukaguzi wa Mitandao ya Kijamii',
        text: 'Yaliyo wazi kwa jina lake',
      },
      misconduct: {
        title: 'Ukaguzi wa Rekodi ya Makosa Kazini',
        text: 'Makosa tuliyoyathibitisha',
      },
    },
    time: `Ukaguzi huchukua ${welcomeDuration}`,
    day: 'Kisha kila ukaguzi unaonyesha siku unapotarajiwa.',
    hours: (hours) => `Ukaguzi huchukua saa ${hours}`,
  },
  getStarted: 'Anza',
  haveAccount: 'Nina akaunti',
  howItWorks: 'Jinsi inavyofanya kazi',
  about: {
    title: 'Kutuhusu',
    text: `${brand.name} hukagua historia ya wafanyakazi wa nyumbani nchini Kenya kwa ajili ya waajiri wanaotaka kuwaajiri. Mfanyakazi hukubali kwanza, husoma kila tokeo kumhusu, na anaweza kulipinga. Tunaripoti kilichopatikana, kisichopatikana, na kisichoweza kuthibitishwa.`,
  },
  contact: { title: 'Wasiliana nasi' },
  help: {
    title: 'Msaada',
    lead: 'Majibu kwa waajiri, na kwa wafanyakazi waliopata SMS yetu.',
    questions: [
      {
        question: 'Hujapata code kwa SMS?',
        answer:
          'Hakikisha nambari ya simu ni sahihi, subiri dakika moja, kisha uombe nyingine. Inayotumika ni ya mwisho.',
      },
      {
        question: 'Umepata SMS inayokuomba ukubali ukaguzi?',
        answer:
          'Mwajiri anayefikiria kukuajiri aliituma kupitia kwetu. Jibu NDIYO au HAPANA pamoja na nambari iliyomo. Hakuna kinachokaguliwa bila NDIYO yako, na ni bure kwako.',
      },
      {
        question: 'Hutaki SMS tena?',
        answer: 'Jibu STOP. Hilo pia huondoa idhini zako zote.',
      },
      {
        question: 'Kuna kosa katika ripoti kukuhusu?',
        answer: 'Ingia, fungua “Matokeo kukuhusu” na uyapinge hapo.',
      },
      {
        question: 'Umelipa na mfanyakazi akakataa?',
        answer: 'Unarudishiwa pesa zako zote. Huhitaji kuomba.',
      },
    ],
    none: {
      question: 'Kazi kwetu na blogu',
      careers: 'Kazi kwetu: kwa sasa hatuna nafasi za kazi.',
      blog: 'Blogu: bado hatujachapisha chochote.',
    },
  },
};
