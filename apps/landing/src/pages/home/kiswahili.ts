import { REQUEST_EXPIRES_AFTER_HOURS } from '@repo/domain/consent-request';
import { brand } from '@repo/domain/brand';
import { keptDays } from '@repo/domain/kept-days';
import { formatKes } from '@repo/domain/money';
import { POLICE_CERTIFICATE_PRICE_CENTS, POLICE_CERTIFICATE_WEEKS } from '@repo/domain/police-clearance';
import { urgentDuration, usualDuration } from '../../site/durations-in-kiswahili.ts';
import type { In } from '../../site/languages.ts';
import type { english } from './english.ts';

const weeks = `wiki ${POLICE_CERTIFICATE_WEEKS.minimum} hadi ${POLICE_CERTIFICATE_WEEKS.maximum}`;
const certificate = formatKes(POLICE_CERTIFICATE_PRICE_CENTS);

const liteContents = [
  'Uthibitisho wa utambulisho',
  'Alama ya uaminifu ya msingi',
  'Mrejelewa 1 anapigiwa simu',
] as const;
const standardContents = [
  ...liteContents,
  'Cheti cha Tabia Njema (Good Conduct)',
  'Ukaguzi wa mitandao ya kijamii',
  'Alama ya uaminifu pana zaidi',
] as const;

export const kiswahili: In<typeof english> = {
  head: {
    title: `${brand.name} — mjue anayeingia nyumbani kwako`,
    description:
      'Ukaguzi wa wafanyakazi wa nyumbani nchini Kenya, kwa idhini yao: utambulisho, warejelewa, rekodi ya uhalifu, rekodi ya makosa kazini na alama ya uaminifu.',
  },
  hero: {
    kicker: 'Ukaguzi wa wafanyakazi wa nyumbani nchini Kenya',
    title: 'Mjue anayeingia nyumbani kwako',
    lead: (hours) =>
      `${brand.name} hubaini yaya, mpishi au dereva ni nani hasa, kwa idhini yake. Unapata ripoti ya kweli, hata ndani ya saa ${hours}.`,
    getStarted: 'Anza',
    seeHow: 'Ona inavyofanya kazi',
    signIn: 'Ingia',
    forWorker: 'Ni mfanyakazi',
  },
  assurances: {
    label: 'Unachoweza kutegemea',
    consent: { title: 'Akikubali tu', text: 'Anakubali kwa SMS kabla ya chochote kukaguliwa.' },
    time: {
      title: (hours) => `Ripoti ndani ya saa ${hours}`,
      text: 'Kwa kawaida, tangu akubali. Kila ukaguzi unaonyesha siku unapotarajiwa.',
    },
    payment: { title: 'M-PESA au kadi', text: 'Unaona bei kabla ya kulipa.' },
    refund: { title: 'Akikataa, unarudishiwa pesa', text: 'Zote, bila wewe kuomba.' },
    families: { title: (count) => `Familia ${count}+`, text: 'zimefanya ukaguzi nasi.' },
    reviews: { title: (count) => `Maoni ${count}+`, text: 'ya waajiri wanaomfahamu mfanyakazi.' },
  },
  howItWorks: {
    title: 'Jinsi inavyofanya kazi',
    lead: 'Hatua nne. Unaanza kwenye simu yako, na kufuatilia kila hatua hapo hapo.',
    steps: {
      submit: {
        title: 'Tuma ombi',
        text: 'Mtafute mfanyakazi au umwalike kwa SMS, kisha uchague kifurushi cha ukaguzi.',
      },
      consent: {
        title: 'Mfanyakazi anakubali',
        text: 'Anapata SMS na kujibu NDIYO au HAPANA. Asipokubali, hakuna kinachokaguliwa.',
      },
      verify: {
        title: 'Timu yetu inathibitisha',
        text: 'Utambulisho, warejelewa (watu wanaomfahamu kazini), rekodi ya uhalifu na zaidi. Kila uamuzi una mtu anayewajibika.',
      },
      report: {
        title: 'Unasoma ripoti',
        text: (hours) =>
          `Kwa kawaida ndani ya saa ${hours}: kila tokeo na chanzo chake, na alama ya uaminifu pamoja na ilivyopatikana.`,
      },
    },
  },
  checked: {
    title: 'Tunachokagua',
    lead: 'Ukaguzi kamili, kuanzia kitambulisho chake hadi maoni ya waajiri wengine. Idadi yake inategemea kifurushi.',
    identity: {
      title: 'Utambulisho kwa kitambulisho cha taifa',
      text: 'Mtoa huduma wa utambulisho hulinganisha kitambulisho chake na selfie yake.',
    },
    criminal: {
      title: 'Rekodi ya uhalifu',
      text: 'Cheti chake mwenyewe cha Tabia Njema (Good Conduct), kinachoangaliwa na timu yetu.',
    },
    references: { title: 'Warejelewa', text: 'Watu wanaomfahamu kazini; timu yetu huwapigia simu.' },
    address: {
      title: 'Anwani',
      text: 'Anapoishi, kwa maneno yake. Kisichothibitishwa hatusemi kimethibitishwa.',
    },
    employment: {
      title: 'Historia ya kazi',
      text: 'Alikofanya kazi, kazi gani na kwa muda gani.',
    },
    reviews: {
      title: 'Maoni ya jamii',
      text: 'Ya waajiri waliolipia ukaguzi wake, au aliokubali mwaliko wao, pekee. Timu yetu huyasoma yote kwanza.',
    },
    misconduct: {
      title: 'Rekodi ya makosa kazini',
      text: 'Tukio huhesabiwa tu timu yetu ikilithibitisha, baada ya kumuuliza upande wake.',
    },
    score: {
      title: 'Alama ya uaminifu',
      text: 'Kuanzia 0 hadi 100. Unaona ni ukaguzi upi ulioleta alama zipi.',
    },
    honesty: {
      title: 'Tusichoahidi',
      items: [
        `Ikiwa bado hana Cheti cha Tabia Njema (Good Conduct), kinagharimu ${certificate} kwenye eCitizen na huchukua ${weeks}. Hatukiuzi wala kukiharakisha.`,
        'Kilichokosa kuthibitishwa husomeka “Haikuthibitika”. Hatubuni chochote kujaza pengo.',
        'Ripoti husema kilichopatikana ilipotengenezwa. Haiwezi kuahidi mtu atakavyotenda kesho.',
      ],
    },
  },
  sample: {
    title: 'Ripoti inavyoonekana',
    lead: 'Kizuri kinasemwa, na kinachokosekana au kinachosubiri pia.',
    points: [
      'Kila tokeo kwa neno moja, na maelezo ya aliyeamua',
      'Ukaguzi ambao haujakamilika husema nani anafuata',
      'Alama ya uaminifu unayoweza kuijumlisha mwenyewe',
      'PDF yenye msimbo, ili wengine waone kwamba ni ya kweli',
    ],
    link: 'Ona ripoti nzima kwenye mfano wa Kiingereza',
    checkLink: 'Kagua msimbo wa ripoti',
    name: 'Zawadi N.',
    role: 'Yaya · Nakuru',
    trustScore: 'Alama ya uaminifu',
    decided: (decided, of) => `Ukaguzi ${decided} kati ya ${of} umeamuliwa`,
    checksLabel: 'Ukaguzi wa ripoti ya mfano',
    checks: {
      identity: { title: 'Utambulisho', source: 'Chanzo: mtoa huduma wa utambulisho', note: '' },
      references: {
        title: 'Warejelewa',
        source: 'Chanzo: warejelewa',
        note: 'Waajiri wawili wa awali walipatikana. Wote wawili wangemwajiri tena.',
      },
      criminal_record: {
        title: 'Rekodi ya uhalifu',
        source: '',
        note: 'Inasubiri Cheti cha Tabia Njema cha mfanyakazi. Amekiomba kwenye eCitizen.',
      },
      social_media: { title: 'Mitandao ya kijamii', source: 'Chanzo: timu yetu', note: '' },
      health: { title: 'Afya', source: 'Chanzo: stakabadhi za mfanyakazi', note: '' },
      work_history: {
        title: 'Historia ya kazi',
        source: 'Chanzo: timu yetu',
        note: 'Mmoja wa waajiri wake watatu hakupatikana.',
      },
      misconduct_registry: {
        title: 'Rekodi ya makosa kazini',
        source: 'Chanzo: rekodi ya makosa kazini',
        note: '',
      },
      final_review: { title: 'Mapitio ya mwisho', source: '', note: 'Yanasubiri ukaguzi mwingine.' },
    },
    reviews: (count) => `maoni ${count}`,
    scoreExplained: 'Alama ilivyopatikana',
    pointsOf: (points, of) => `${points} kati ya ${of}`,
    components: {
      identity: 'Uthibitisho wa utambulisho',
      references: 'Warejelewa 2 au zaidi',
      admin_approval: 'Mapitio ya mwisho',
      police_clearance: 'Cheti cha Tabia Njema',
      no_misconduct: 'Hakuna rekodi ya makosa kazini',
      social_screening: 'Mitandao ya kijamii',
      deep_check: 'Ukaguzi wa kina',
      recent_profile: 'Wasifu wa hivi karibuni',
    },
  },
  pricing: {
    title: 'Bei',
    lead: 'Unalipa mara moja kwa kila ukaguzi. Hakuna ada ya kila mwezi, hakuna cha kusitisha.',
    mostPopular: 'Huchaguliwa zaidi',
    report: (delivery) => `Ripoti: ${delivery}`,
    contents: (name) => `Yaliyomo katika ${name}`,
    choose: 'Anza',
    listed: [
      {
        delivery: 'saa 48',
        contents: ['Utambulisho', 'Rekodi ya uhalifu', 'Mrejelewa 1', 'Ripoti ya msingi'],
      },
      {
        delivery: 'saa 24',
        contents: [
          'Yote yaliyo katika Basic',
          'Historia ya kazi',
          'Warejelewa 3',
          'Ukaguzi wa anwani',
          'Ripoti ya kina',
        ],
      },
      {
        delivery: urgentDuration,
        contents: [
          'Yote yaliyo katika Standard',
          'Kushughulikiwa kwanza',
          'Warejelewa 5',
          'Tathmini ya hatari',
          'Msaada kwa simu',
        ],
      },
    ],
    sold: [
      { delivery: usualDuration, contents: liteContents },
      { delivery: usualDuration, contents: standardContents },
      {
        delivery: usualDuration,
        contents: [
          ...standardContents,
          'Maelezo kamili ya warejelewa',
          'Ukaguzi wa afya',
          'Ukaguzi wa kina',
          'Alama ya uaminifu kamili',
        ],
      },
    ],
    notes: [
      'Lipa kwa M-PESA au kadi. Kabla ya kulipa unaona tena jina la kifurushi, yaliyomo, muda na bei. Huenda vikatofautiana na orodha hii: unachothibitisha hapo ndicho unachopata na kulipia.',
      'Mfanyakazi asipokubali, unarudishiwa pesa zote. Akiondoa idhini yake kabla ripoti haijakamilika, unarudishiwa pesa za kila hatua ambayo bado haina matokeo.',
    ],
  },
  forWorkers: {
    title: 'Kwa wafanyakazi',
    lead: 'Jina lako jema ni lako. Hapa unalithibitisha mara moja, na wewe unaamua nani alione.',
    points: [
      'Ni bure kwako; eCitizen pekee hutoza kwa Cheti cha Tabia Njema (Good Conduct)',
      'Hakuna anayekukagua bila wewe kukubali, kwa SMS au kwenye app',
      'Unaona kila tulichopata kukuhusu, na unaweza kupinga kisicho sahihi',
      'Nambari yako anaipata tu uliyemruhusu, na unaweza kuondoa ruhusa',
      'Kwa Kiswahili au Kiingereza. STOP inamaliza ujumbe wote',
    ],
    button: 'Tengeneza wasifu wako',
  },
  questions: {
    title: 'Maswali na majibu',
    lead: 'Unachopaswa kujua kabla ya kulipa.',
    howLong: {
      question: 'Inachukua muda gani?',
      answer: (hours) =>
        `Kwa kawaida ripoti huchukua saa ${hours} baada ya mfanyakazi kukubali. Kila ukaguzi unaonyesha siku unapotarajiwa. Kinachotegemea wengine huchukua muda zaidi: Cheti cha Tabia Njema ambacho bado hajakiomba huchukua ${weeks}. Mengine yote unayasoma huku ukisubiri.`,
    },
    others: [
      {
        question: 'Akikataa je?',
        answer: `Basi hakuna kinachokaguliwa. Kama umeshalipa, pesa zote zinarudi kwako zenyewe, na unaarifiwa kwa SMS. Ni vivyo hivyo asipojibu ndani ya saa ${REQUEST_EXPIRES_AFTER_HOURS}.`,
      },
      {
        question: 'Anakubali vipi?',
        answer:
          'Anapata SMS inayosema nani anaomba na anaomba nini, na kujibu NDIYO au HAPANA; YES na NO pia zinafanya kazi. Anaweza kujibu kwenye app yake pia. Alichokubali kinaandikwa, na anaweza kukiondoa wakati wowote: ukaguzi ulio wazi husimama, na sehemu yake ya bei hurudi kwako.',
      },
      {
        question: 'Mnakagua vipi rekodi ya uhalifu?',
        answer: `Kwa Cheti chake mwenyewe cha Tabia Njema (Good Conduct): nambari yake, tarehe yake, na kama kiko kwenye akaunti yake ya eCitizen. Ikiwa bado hana, kinagharimu ${certificate} huko. Hadi atakapokipata, ripoti inasema kwamba inakisubiri; haisemi kamwe kwamba kila kitu kiko sawa.`,
      },
      {
        question: 'Nani anaona ripoti?',
        answer:
          'Wewe, timu yetu ya uthibitishaji, na yeye mwenyewe: anasoma kila tulichopata kumhusu. Anayeonyeshwa ripoti anaweza kutafuta msimbo wake, na kujua kama ni ya kweli, tarehe na kifurushi chake, na jina la kwanza la mfanyakazi na herufi moja; kamwe si matokeo.',
      },
      {
        question: 'Anaweza kupinga kilichopatikana?',
        answer:
          'Ndiyo. Watu wawili wa timu yetu huamua jambo lililopatikana, naye ana siku tano za kulijibu kabla halijaingia kwenye ripoti. Kila anayesoma anachopinga anaona kwamba kimepingwa, hadi mtu wa timu yetu aamue. Akiwa sahihi, kinarekebishwa.',
      },
      {
        question: 'Je, ninapata nambari yake ya simu?',
        answer:
          'Akikubali. Unaomba kupitia kwetu, naye anajibu NDIYO au HAPANA; hadi hapo nambari yake imefichwa. Anaweza kuondoa ruhusa baadaye.',
      },
      {
        question: 'Ninalipa vipi?',
        answer:
          'Kwa M-PESA au kadi, kwenye ukurasa wa mtoa huduma wetu wa malipo. Unaona bei kabla ya kulipa, hakuna anayelipa mara mbili kwa ukaguzi ule ule, na risiti inasema nani alilipa nini, lini na kwa njia ipi.',
      },
      {
        question: 'Inapatikana kwa lugha gani?',
        answer:
          'Tovuti hii, na app na ujumbe anaopata mfanyakazi, viko kwa Kiswahili na Kiingereza. App ambayo mwajiri huagiza ukaguzi na kusoma ripoti iko kwa Kiingereza.',
      },
      {
        question: 'Maelezo ya kibinafsi yanatumiwaje?',
        answer: `Yanahifadhiwa kwa muda unaohitajika tu. Picha za uso na kitambulisho hufutwa utambulisho ukishaamuliwa, na baada ya siku ${keptDays.identityPhotos} kwa vyovyote vile; stakabadhi hufutwa kwa muda usiozidi siku ${keptDays.judgedDocuments} baada ya timu yetu kuzisoma, au baada ya kuziondoa. Sheria ya Ulinzi wa Data ya Kenya ya 2019 inawapa nyote wawili haki, na ukurasa wetu wa faragha unaorodhesha tunachohifadhi, kwa nini na kwa muda gani.`,
      },
    ],
    privacy: 'Soma ukurasa wa faragha',
  },
  about: {
    title: 'Kutuhusu',
    lead: `Kumkaribisha mtu nyumbani kwako ni suala la kuaminiana. ${brand.name} huleta ukweli, kwa pande zote mbili.`,
    values: {
      consent: {
        title: 'Idhini yake kwanza',
        text: 'Ukaguzi ambao mfanyakazi hautaki haufanywi, hata uwe umelipiwa.',
      },
      honesty: {
        title: 'Hakuna kinachobuniwa',
        text: 'Kila tokeo lina chanzo, tarehe na mtu aliyeamua.',
      },
      fairness: {
        title: 'Pande zote mbili zinasikilizwa',
        text: 'Anasoma kila tokeo kumhusu na anaweza kulipinga. Hakuna tukio linalohesabiwa kabla hajaulizwa.',
      },
    },
  },
  start: {
    title: 'Anza na ukaguzi mmoja',
    lead: 'Jisajili kwa nambari yako ya simu. Unalipa tu ukishachagua ukaguzi.',
  },
};
