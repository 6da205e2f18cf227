import { brand } from '@repo/domain/brand';
import { RECENT_PROFILE_MONTHS } from '@repo/domain/trust-score';
import { SILVER_FROM } from '@repo/domain/trust-tier';
import type { In } from '../../site/languages.ts';
import type { english } from './english.ts';

export const kiswahili: In<typeof english> = {
  head: {
    title: (who) => `${who} · wasifu wa ${brand.name}`,
    description: (tier, score) =>
      `Daraja la ${tier}, alama ${score}. Ona kile ambacho ${brand.name} ilikagua, na alama zinatokana na nini.`,
    outOf: (score) => `${score} kati ya 100`,
    soFar: (score, upTo) => `${score} sasa, hadi ${upTo}`,
    unchecked: `Bado kukaguliwa kwenye ${brand.name}. Ona kinachoweza kukaguliwa, na alama ya uaminifu hutokana na nini.`,
  },
  hidden: {
    title: 'Hakuna wasifu wa kuona hapa',
    text: 'Ama mfanyakazi hauonyeshi, au kiungo kimekatwa au kuandikwa vibaya: mwombe mfanyakazi akitume tena.',
    find: 'Jisajili utafute mfanyakazi',
    ways: {
      title: 'Pa kwenda kutoka hapa',
      code: 'Kagua msimbo wa ripoti',
      own: 'Je, huu ni wasifu wako? Ufungue na uuonyeshe',
      home: `Kazi ya ${brand.name}`,
    },
  },
  photo: (name: string) => `Picha hii iliwekwa na ${name}. Hatukuilinganisha na kitambulisho.`,
  tiers: { Platinum: 'Platinamu', Gold: 'Dhahabu', Silver: 'Fedha', Basic: 'Msingi' },
  behind: {
    running: {
      title: 'Ukaguzi unaendelea',
      text: (upTo) => `Bado unaweza kuongeza alama hadi ${upTo}.`,
    },
    verified: {
      title: 'Utambulisho umethibitishwa',
      text: (score) =>
        `Selfie na kitambulisho cha taifa vililinganishwa. Alama ${score} kati ya 100 zimepatikana kwa jumla.`,
    },
    basic: {
      title: 'Utambulisho: hauonyeshwi katika daraja la Msingi',
      text: `Ukurasa huu huonyesha utambulisho uliothibitishwa kuanzia daraja la Fedha, lenye angalau alama ${String(SILVER_FROM)}. Chini ya hapo hausemi ndiyo wala hapana.`,
    },
    none: {
      title: 'Bado kukaguliwa',
      text: (name) =>
        `${brand.name} bado haijakagua chochote kuhusu ${name}, kwa hivyo hakuna alama. Hilo halisemi zuri wala baya kuhusu ${name}.`,
    },
    door: {
      title: 'Angalia kitambulisho cha taifa mlangoni kwako',
      text: 'Mtu yeyote anaweza kutuma kiungo hiki.',
    },
  },
  hire: {
    title: (name) => `Ungependa kumwajiri ${name}?`,
    next: 'Kinachofuata',
    text: (name) =>
      `Unahitaji akaunti: jina lako, nambari yako ya simu, mahali unapoishi na code ya SMS. Kisha unaweza kuomba nambari ya simu ya ${name}, au kuagiza ukaguzi.`,
    consent: (name) =>
      `Hakuna kinachofanyika bila idhini: ${name} huulizwa kwa SMS na kujibu NDIYO au HAPANA. Utaona bei ya ukaguzi kabla ya kulipa.`,
    signUp: 'Fungua akaunti',
    signIn: 'Nina akaunti',
  },
  made: {
    title: 'Alama zinatokana na nini',
    text: {
      sum: 'Ukurasa huu unaonyesha jumla tu. Ni zipi zilizopatikana huonekana kwenye ripoti, ambayo inahitaji idhini ya mfanyakazi.',
      others: (identity, score) =>
        `Alama ${identity} kati ya ${score} ni za utambulisho. Nyingine zilizopatikana huonekana kwenye ripoti, ambayo inahitaji idhini ya mfanyakazi.`,
    },
    points: (points) => `alama ${points}`,
    earned: (points) => `alama ${points}, zimepatikana`,
    components: {
      identity: 'Uthibitisho wa utambulisho',
      references: 'Warejelewa 2 au zaidi',
      admin_approval: 'Mapitio ya mwisho ya timu yetu',
      police_clearance: 'Cheti cha Tabia Njema (Good Conduct)',
      no_misconduct: 'Hakuna rekodi ya makosa kazini',
      social_screening: 'Mitandao ya kijamii',
      deep_check: 'Ukaguzi wa premium uliokamilika, bila tokeo baya katika historia ya kazi',
      recent_profile: `Wasifu uliobadilishwa ndani ya miezi ${String(RECENT_PROFILE_MONTHS)} iliyopita`,
    },
  },
  limits: {
    title: 'Alama hazisemi nini',
    items: [
      'Alama inayokosekana inaweza kumaanisha “bado kukaguliwa”. Haimaanishi kwamba kuna jambo baya lililopatikana.',
      'Afya haiongezi alama wala haipunguzi, hata ukaguzi wa afya useme nini.',
      'Alama si Cheti cha Tabia Njema wala ahadi. Huhesabu yaliyokaguliwa, siku yalipokaguliwa.',
    ],
  },
  own: {
    title: 'Je, huu ni wasifu wako?',
    shown: 'Kwenye mipangilio yako unaamua kama utaonyeshwa, wakati wowote.',
    raise:
      'Unaongeza alama kwa kuthibitisha utambulisho wako na kutaja warejelewa, yaani watu wanaokufahamu kazini. Ni bure kwako.',
    link: 'Fungua wasifu wangu',
  },
};
