import type { In } from '../../catalogue.ts';
import type { messages as english } from '../english/dashboard.ts';

export const messages: In<typeof english> = {
  'dashboard.title': 'Mwanzo',
  'dashboard.greeting': 'Habari, {name}',
  'dashboard.nobody': 'Mfanyakazi',
  'dashboard.failed': 'Ukurasa wako haukufunguka',

  'dashboard.tabs': 'Sehemu kuu',
  'dashboard.tab.home': 'Mwanzo',
  'dashboard.tab.verify': 'Thibitisha',
  'dashboard.tab.alerts': 'Arifa',
  'dashboard.tab.profile': 'Wasifu',
  'dashboard.tab.settings': 'Mipangilio',
  'dashboard.newAlert': 'arifa 1 mpya',
  'dashboard.newAlerts': 'arifa {count} mpya',

  'dashboard.badge.pending': 'Uthibitisho Unaendelea',
  'dashboard.badge.verified': 'Utambulisho Umethibitishwa',
  'dashboard.badge.none': 'Utambulisho Haujathibitishwa',
  'dashboard.completed': 'Uthibitisho Umekamilika!',
  'dashboard.underReview': 'Uthibitisho Unakaguliwa… kwa kawaida huchukua saa 24-48',
  'dashboard.verifyFirst': 'Thibitisha utambulisho wako',
  'dashboard.verifyWhy': 'Waajiri humwamini mfanyakazi aliyethibitishwa. Ni bure kwako.',
  'dashboard.verifyNow': 'Anza uthibitisho',

  'dashboard.score': 'Alama ya Uaminifu',
  'dashboard.reviews': 'Maoni',
  'dashboard.jobs': 'Kazi',
  'dashboard.completion': 'Wasifu wako',
  'dashboard.complete': 'Kamilisha wasifu wako',

  'dashboard.actions': 'Unachoweza Kufanya',
  'dashboard.action.verification': 'Uthibitisho',
  'dashboard.action.verificationNews': 'bado haujakamilika',
  'dashboard.action.documents': 'Stakabadhi',
  'dashboard.action.references': 'Warejelewa (referees)',
  'dashboard.action.reviews': 'Maoni Kunihusu',
  'dashboard.action.requests': 'Maombi',
  'dashboard.action.requestNews': '1 la kujibu',
  'dashboard.action.requestsNews': '{count} ya kujibu',
  'dashboard.action.share': 'Tuma Wasifu Wako',

  'dashboard.help': 'Tuandikie upate msaada',
  'dashboard.helpWords': 'Habari {brand}, mimi ni mfanyakazi na ninahitaji msaada.',

  'share.failed': 'Kiungo chako hakikupatikana. Tafadhali jaribu tena.',
  'share.noLink': 'Kwanza kamilisha wasifu wako: kisha utapata kiungo cha kutuma.',
  'share.hidden':
    'Ukurasa wako umefichwa sasa. Washa "Waajiri wanaweza kunipata" kwenye Mipangilio, ili kiungo chako kiuonyeshe.',

  'settings.failed': 'Mipangilio yako haikufunguka',
  'settings.notSaved': 'Badiliko lako halikuhifadhiwa. Tafadhali jaribu tena.',
  'settings.tell': 'Tunachokuarifu',
  'settings.tellWhy':
    'Ukizima, hutapata SMS; utaona kwenye arifa zako tu. Maombi yanayohitaji idhini yako, na matokeo kukuhusu, hukufikia kila mara.',
  'settings.tell.contact_requests': 'Maombi ya Mawasiliano',
  'settings.tell.new_reviews': 'Maoni Mapya',
  'settings.tell.verification_updates': 'Habari za Uthibitisho',
  'settings.visibility': 'Nani anaweza kukupata',
  'settings.listed': 'Waajiri wanaweza kunipata',
  'settings.listedLater': 'Huanza wasifu wako unaohitajika ukikamilika.',
  'settings.stopped': 'Uliandika STOP: hatukutumii SMS, na waajiri hawawezi kukuomba chochote.',
  'settings.start': 'Ruhusu SMS tena',
  'settings.account': 'Akaunti yako',
  'settings.signOut': 'Toka',
  'settings.everywhere': 'Toka kwenye simu zote',
  'settings.everywhereAsk': 'Una uhakika unataka kutoka kwenye simu zote?',
  'settings.everywhereWhy': 'Hii pia. Unaweza kuingia tena kwa code ya SMS.',
  'settings.everywhereBusy': 'Unatoka...',
  'settings.everywhereFailed': 'Bado umeingia kwenye simu nyingine. Tafadhali jaribu tena.',
};
