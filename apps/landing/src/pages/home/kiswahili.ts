import { brand } from '@repo/domain/brand';
import type { In } from '../../site/languages.ts';
import type { english } from './english.ts';

export const kiswahili: In<typeof english> = {
  head: {
    title: `${brand.name} — mfahamu unayemkaribisha nyumbani kwako`,
    description:
      'Ukaguzi wa wafanyakazi wa nyumbani nchini Kenya, kwa idhini yao: utambulisho, marejeo, cheti cha polisi na zaidi.',
  },
  title: 'Mfahamu unayemkaribisha nyumbani kwako',
  lead: `${brand.name} hukagua historia ya yaya, wapishi, madereva na wasimamizi wa nyumba nchini Kenya, kwa idhini yao, na kukuambia kwa ukweli kilichopatikana na kisichopatikana.`,
  getStarted: 'Anza',
  forWorker: 'Mimi ni mfanyakazi',
  howItWorks: {
    title: 'Jinsi inavyofanya kazi',
    steps: [
      {
        title: 'Tuma ombi',
        text: 'Mtafute mfanyakazi au umwalike kwa SMS, kisha uchague kiasi cha ukaguzi.',
      },
      {
        title: 'Mfanyakazi anakubali',
        text: 'Anapata SMS na kujibu NDIYO au HAPANA. Asipokubali, hakuna kinachokaguliwa.',
      },
      {
        title: 'Timu yetu inathibitisha',
        text: 'Utambulisho, marejeo, cheti cha polisi na zaidi; kila hatua na mtu anayewajibika.',
      },
      {
        title: 'Unasoma ripoti',
        text: 'Kila matokeo na chanzo chake, na alama ya uaminifu inayoonyesha ilivyopatikana.',
      },
    ],
  },
  forWorkers: {
    title: 'Kwa wafanyakazi',
    text: 'Ni bure kwako. Wewe unaamua nani akukague na nani apate nambari yako; unaona kila tulichopata kukuhusu, na unaweza kukipinga.',
    link: 'Tunza wasifu wako mwenyewe',
  },
};
