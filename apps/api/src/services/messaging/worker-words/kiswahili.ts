import { brand } from '@repo/domain/brand';
import { CONSENT_LASTS_DAYS } from '@repo/domain/consent-request';
import { CONTACT_REQUEST_EXPIRES_AFTER_HOURS } from '@repo/domain/contact-request';
import { dateIn } from '@repo/domain/date-in';
import { REFUSAL_RESTS_DAYS } from '@repo/domain/permission-to-ask';
import {
  listed as listedIn,
  withList,
  withName,
  type OpenQuestion,
  type WorkerStatus,
  type WorkerWords,
} from './words.ts';

const nameless = 'Mwajiri';
const subjects = { invitation: 'mwaliko', consent: 'ukaguzi', contact_request: 'nambari ya simu' };
const listed = (questions: readonly OpenQuestion[]) => listedIn(questions, { subjects, nameless });
const choosing = (questions: readonly OpenQuestion[], write: (list: string) => string) =>
  withList(questions, { subjects, nameless }, write);

const say = (text: string) => `${brand.name}: ${text}`;
const HELP = 'Kuona hali yako jibu HALI. For English reply ENGLISH.';
const END = 'Kusitisha ujumbe wote na kuondoa kila idhini jibu STOP.';

const identities = {
  verified: 'kimethibitishwa',
  pending: 'kinakaguliwa',
  needs_verification: 'bado hakijathibitishwa',
} satisfies Record<WorkerStatus['identity'], string>;

const certificates = {
  missing: 'hakijatumwa',
  uploaded: 'kinakaguliwa',
  accepted: 'kimekubaliwa',
  refused: 'kinahitajika tena',
  expired: 'muda wake umeisha',
} satisfies Record<WorkerStatus['policeClearance'], string>;

/**
 * Kiswahili as it is spoken in Kenya: short and plain. It addresses the worker and does not talk about her.
 */
export const kiswahili: WorkerWords = {
  nameless,
  choices: (number) => `Jibu NDIYO ${number} au HAPANA ${number}`,
  lookedInto: {
    lite: 'kitambulisho, watu wanaokufahamu kazini, malalamiko ya kazini',
    standard: 'kitambulisho, watu wanaokufahamu kazini, Good Conduct, mitandao, malalamiko ya kazini',
    premium:
      'kitambulisho, watu wanaokufahamu kazini, Good Conduct, mitandao, afya, kazi za awali, malalamiko ya kazini',
  },
  invitation: (employer, checks) =>
    say(
      `${employer} anaomba kukuchunguza kabla ya kukuajiri: ${checks}. Ni bure. NDIYO ni ya siku ${CONSENT_LASTS_DAYS}.`,
    ),
  consent: (employer, checks) =>
    say(
      `${employer} amelipia kukuchunguza kwa ajili ya kazi: ${checks}. Ni bure kwako. NDIYO ni ya siku ${CONSENT_LASTS_DAYS}.`,
    ),
  contactRequest: (employer) =>
    say(
      `${employer} anaomba jina na nambari yako ya simu ili awasiliane nawe kuhusu kazi. Una saa ${CONTACT_REQUEST_EXPIRES_AFTER_HOURS}.`,
    ),
  otherLanguage: 'For English reply ENGLISH.',

  code: (code, minutes) =>
    say(`code yako ni ${code}. Inatumika kwa dakika ${minutes}. Hatutakuuliza code hii kamwe.`),
  newDevice: say(
    'akaunti yako imefunguliwa kwenye kifaa kingine. Kama si wewe, ingia kisha ubonyeze "Toka kwenye simu zote".',
  ),

  declined: say('umekataa. Hakuna ukaguzi ulioanza kukuhusu, na mwajiri anarudishiwa pesa zake.'),
  expired: say(
    'hukujibu ndani ya saa 48, kwa hivyo hakuna ukaguzi ulioanza kukuhusu. Mwajiri anarudishiwa pesa zake.',
  ),
  thanksForYes: say('asante, tumepokea NDIYO yako. Unaweza kuiondoa wakati wowote kwa kujibu STOP.'),
  thanksForContact: say(
    'asante, tumepokea NDIYO yako. Sasa mwajiri anaona jina na nambari yako ya simu. Unaweza kuondoa idhini hii wakati wowote kwa kujibu STOP.',
  ),
  thanksForNo: (number, employerName) =>
    withName(employerName, 'Aliyekuomba', (who) =>
      say(
        `asante, tumepokea HAPANA yako. Hakuna kilichotolewa kukuhusu. ${who} hawezi kukuuliza tena kwa siku ${REFUSAL_RESTS_DAYS}. Kumzuia kabisa jibu ZUIA ${number}.`,
      ),
    ),
  blocked: say('umemzuia mwajiri huyu, hawezi kukuuliza lolote tena. Ruhusa ulizompa zimeondolewa.'),
  blockWhich: say('unataka kumzuia nani? Jibu ZUIA na nambari ya ujumbe wake, kwa mfano ZUIA 7.'),

  stopped: say(
    'tumepokea STOP yako na kila idhini imeondolewa. Hatutakuandikia tena, isipokuwa wewe mwenyewe ukiomba code ya kuingia. Ukitaka tukuandikie tena jibu ANZA.',
  ),
  started: say(
    'tumepokea ANZA yako: waajiri wanaweza kukuuliza tena, nasi tutakuandikia. Idhini ulizoondoa bado zimeondolewa. Kusitisha jibu STOP.',
  ),
  languageChanged: say('kuanzia sasa tutakuandikia kwa Kiswahili. For English reply ENGLISH.'),
  noAccount: say('nambari hii bado haina akaunti, kwa hivyo hatuwezi kuweka lugha. Utaichagua utakapoingia.'),

  checkComplete: say(
    'ukaguzi kukuhusu umekamilika. Ingia uone matokeo yote; kama kuna kosa, unaweza kulipinga hapo.',
  ),
  findingAsked: (until) =>
    say(
      `kuna matokeo kukuhusu ambayo bado hayako kwenye ripoti yoyote. Ingia uyasome. Kama si sahihi, tuambie hapo kabla ya ${dateIn('sw', until)}.`,
    ),
  identityVerified: say(
    'utambulisho wako umethibitishwa. Sasa waajiri wanaona kwamba utambulisho wako ni wa kweli.',
  ),
  identityFailed: say(
    'hatukuweza kuthibitisha utambulisho wako kwa picha hizi. Ingia uone sababu na la kufanya.',
  ),
  identityName: say('jina kwenye kitambulisho chako si lile la wasifu wako. Ingia utuambie lipi ni sahihi.'),
  referenceRefused: say(
    'mmoja wa watu uliowataja hataki kupigiwa kuhusu kazi yako. Unaweza kumtaja mwingine kwenye app.',
  ),
  incidentAsked: say(
    'mwajiri ametuambia kuhusu jambo lililotokea kazini. Bado hakuna uamuzi. Timu yetu itakupigia simu ili kwanza ueleze upande wako.',
  ),
  documentLookedAt: say('timu yetu imekagua stakabadhi uliyotuma. Ingia uone imesema nini.'),

  whoAsked: (appLink) =>
    say(
      `jina la anayeuliza liko kwenye ujumbe wetu wa swali. Waajiri wote waliokuuliza wako kwenye app: ${appLink}`,
    ),
  howToStop: say('kusitisha ujumbe wetu wote jibu STOP. Hii pia inaondoa kila idhini uliyotupa.'),
  willCall: say('tumesoma ujumbe wako. Timu yetu itakupigia kwa nambari hii. Hatuombi code wala pesa kamwe.'),
  notBySms: (waysToReachUs) =>
    say(`tumesoma ujumbe wako, lakini hili haliwezekani kwa SMS. Unaweza kutupata hapa: ${waysToReachUs}`),

  noneOpen: say('huna swali linalosubiri jibu lako.'),
  takenBack: (questions) =>
    say(
      `swali hilo limeondolewa. Hakuna kilichotolewa kukuhusu.${questions.length > 0 ? ` Bado wazi: ${listed(questions)}.` : ' Huna la kujibu.'}`,
    ),
  open: (questions) =>
    say(`maswali yanayosubiri jibu lako: ${listed(questions)}. Jibu NDIYO au HAPANA na nambari.`),
  status: ({ identity, references, policeClearance, cases, moreCases }) =>
    [
      `Kitambulisho: ${identities[identity]}.`,
      `Wanaokufahamu kazini: ${references.verified} kati ya ${references.needed} wamethibitisha.`,
      `Cheti cha Good Conduct: ${certificates[policeClearance]}.`,
      ...cases.map(({ employer, decided, total }) =>
        decided === total
          ? `Ukaguzi wa ${employer}: umekamilika.`
          : `Ukaguzi wa ${employer}: hatua ${decided} kati ya ${total} zimekamilika.`,
      ),
      ...(moreCases > 0 ? [`Nyingine ${moreCases} ziko kwenye app.`] : []),
    ].join(' '),
  ambiguous: (questions) =>
    choosing(questions, (list) =>
      say(
        `una maswali ${questions.length} ya kujibu. Jibu pamoja na nambari, kwa mfano NDIYO ${questions[0]?.number ?? ''}. Maswali: ${list}.`,
      ),
    ),
  tooLate: (questions) =>
    choosing(questions, (list) =>
      say(
        `ujumbe wako uliandikwa kabla hatujauliza, kwa hivyo haukuhesabiwa. Jibu NDIYO au HAPANA pamoja na nambari: ${list}.`,
      ),
    ),
  unknownNumber: (questions) =>
    choosing(questions, (list) =>
      say(`hakuna swali lililo wazi lenye nambari hiyo.${list === '' ? '' : ` Wazi: ${list}.`}`),
    ),
  notUnderstood: (questions) =>
    say(
      questions.length > 0
        ? `hatukuelewa. Jibu NDIYO au HAPANA pamoja na nambari: ${listed(questions)}. ${HELP} ${END}`
        : `hatukuelewa, na huna swali la kujibu. ${HELP} ${END}`,
    ),
};
