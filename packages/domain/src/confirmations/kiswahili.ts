import { brand } from '../brand.ts';
import type { Translation } from '../catalogue.ts';
import { keptDays } from '../kept-days.ts';
import { REFUSAL_RESTS_DAYS } from '../permission-to-ask.ts';
import { kiswahili as refusals } from '../refusals/kiswahili.ts';
import type { english } from './english.ts';

const texts = {
  // Signing in.
  codeSent: 'Code imetumwa!',
  teamCodeSent: 'Ikiwa simu hii ni ya timu ya ukaguzi, code inakuja.',
  codeVerified: 'Code ni sahihi! Tunaendelea...',
  signedOut: 'Umetoka.',
  signedOutEverywhere: 'Umetoka kwenye simu zote.',

  // The team.
  saved: 'Imehifadhiwa.',
  passkeyAdded: 'Ufunguo wa kifaa umeongezwa.',
  passkeyRemoved: 'Ufunguo wa kifaa umeondolewa.',
  totpReplaced: 'App yako mpya ya uthibitishaji inatumika kuanzia sasa.',
  sessionEnded: 'Umetoka kwenye kifaa hicho.',
  sessionOfMemberEnded: 'Kipindi hiki cha mwanatimu kimeisha.',
  sessionsEnded: 'Vipindi vyote vya mwanatimu huyu vimeisha.',
  teamChangeProposed: 'Limependekezwa. Msimamizi mwingine anaamua.',
  teamChangeApproved: 'Limeidhinishwa.',
  teamChangeRefused: 'Limekataliwa.',
  teamChangeWithdrawn: 'Limeondolewa.',
  workGiven: 'Amepewa mwenzako.',
  workPutBack: 'Limerudishwa kwenye foleni.',
  workSnoozed: 'Limewekwa kando hadi {day}.',
  viewSaved: 'Umehifadhiwa. Utaupata kwenye ukurasa "Work".',
  viewRemoved: 'Umeondolewa.',
  workTakenUp: 'Limechukuliwa tena.',
  pageLeft: 'Umeondoka kwenye ukurasa.',
  membershipEnded: 'Mwanatimu huyu ameondoka kwenye timu. Vipindi vyote vimeisha.',

  // Acts of an employer.
  workerPrepared: 'Wasifu wa mfanyakazi umefunguliwa.',
  invitationSent: 'Mwaliko umetumwa. Mfanyakazi ana saa 48 za kujibu.',
  paymentDismissed: 'Imeondolewa. Itaonekana tena pesa zikifika.',
  invitationWithdrawn: 'Mwaliko umeondolewa. Mfanyakazi anaarifiwa kwenye app yake, na hakuna malipo.',
  invitationChanged: 'Kifurushi kimebadilishwa. SMS ambayo mfanyakazi anayo tayari inakihusu.',
  invitationAskedAnew:
    'Kifurushi kimebadilishwa. Kinachunguza zaidi, kwa hivyo tunamuuliza mfanyakazi upya. Ana saa 48 za kujibu.',
  invitationOpen: 'Mwaliko wa awali wa mfanyakazi huyu bado uko wazi, kwa hivyo hatukutuma mwingine.',
  contactRequested: 'Ombi la mawasiliano limetumwa. Mfanyakazi anaarifiwa kwa SMS na ana saa 48 za kujibu.',
  paymentOpened: 'Malipo yamefunguliwa.',
  paymentReceived: 'Malipo yamefaulu',
  reviewSubmitted: 'Maoni yametumwa. Yataonekana timu yetu itakapoyaidhinisha.',
  reviewUpdated: 'Maoni yamerekebishwa. Yataonekana timu yetu itakapoyaidhinisha.',
  reviewDeleted: 'Maoni yamefutwa.',
  incidentReported:
    'Tukio limeripotiwa. Timu yetu itamuuliza mfanyakazi upande wake kabla ya kurekodi chochote.',
  reportLinkRevoked: 'Kiungo kimeondolewa. Ripoti ina kiungo kipya.',

  // Acts of a worker.
  requestAccepted: 'Umekubali ombi! Mwajiri atawasiliana nawe hivi karibuni.',
  checkAgreed:
    'Umekubali ukaguzi huu. Sasa thibitisha utambulisho wako, taja watu wawili wanaokufahamu kazini, na utume stakabadhi tutakazokuomba.',
  requestDeclined: `Umekataa ombi. Mwajiri huyu hawezi kukuuliza tena kwa siku ${REFUSAL_RESTS_DAYS}.`,
  requestDeclinedForGood: 'Umekataa ombi. Mwajiri huyu hawezi kukuuliza lolote tena.',
  consentWithdrawn: 'Umeondoa idhini.',
  employerBlocked: 'Umemzuia. Mwajiri huyu hawezi kukuuliza lolote tena.',
  blockEnded: 'Mwajiri huyu anaweza kukuuliza tena.',
  wordsReported: 'Tumepokea. Timu yetu itasoma maneno haya.',
  notificationsRead: 'Umesoma arifa zote.',
  profileShared: `Tazama wasifu wangu wa ${brand.name}: {link}`,
  verifiedProfileShared: `Tazama wasifu wangu wa ${brand.name} uliothibitishwa: {link}`,
  referencesSubmitted: 'Majina yametumwa!',
  referenceRemoved: 'Mrejelewa ameondolewa.',
  disputeSubmitted: 'Imetumwa. Kila anayesoma matokeo haya sasa anaona kwamba unayapinga.',
  conflictDeclared: 'Imepokelewa. Hupewi linalomhusu mtu huyu.',
  nothingToAdd: 'Imepokelewa. Bado unaweza kupinga matokeo yakiwa kwenye ripoti.',
  disputeWithdrawn: 'Umeondoa pingamizi lako.',
  statementSubmitted: 'Imetumwa. Timu yetu itaisoma kabla ya kuamua chochote.',

  // The status of a worker's identity.
  identityNotStarted:
    'Utambulisho wako bado haujathibitishwa. Unahitaji kitambulisho chako cha taifa, mwanga wa mchana na kama dakika tatu.',
  identityChecking: 'Picha zako zinalinganishwa na rekodi rasmi. Kwa kawaida huchukua dakika chache.',
  identityUnderReview: 'Timu yetu inaangalia picha zako. Huhitaji kufanya chochote.',
  identityNameDiffers:
    'Jina kwenye kitambulisho chako si lile la wasifu wako. Tafadhali tuambie lipi ni sahihi.',
  identityVerified: 'Utambulisho wako umethibitishwa.',

  // The reasons for a review by the team.
  identityWithoutRecordPhoto:
    'Rekodi rasmi haina picha yako, jambo la kawaida. Timu yetu inakulinganisha na kitambulisho chako.',
  identityAttemptsReviewed:
    'Haikuwezekana kwa mashine, kwa hivyo timu yetu inakulinganisha na kitambulisho chako.',
  identityNameDisputed: 'Umetuambia kwamba jina si lako. Timu yetu inafuatilia na huenda ikakupigia simu.',

  // The reasons for a failure.
  identityAttemptsUsed: refusals.identityAttemptsUsed,
  identityPhotosUnusable:
    'Picha hazikufaa. Simama kwenye mwanga wa mchana, shika simu bila kutikisa mbele ya macho, na uso wako wote uwe ndani ya fremu.',
  identityFaceDiffers:
    'Selfie yako haikulingana na picha ya kitambulisho chako kwenye rekodi. Hakikisha nambari ya kitambulisho ni yako, vua kofia na miwani, kisha jaribu tena kwenye mwanga wa mchana.',
  identityNotLive:
    'Kamera inapaswa kukuona wewe mwenyewe, si picha wala skrini. Shika simu kwa mkono wako, kwenye mwanga mzuri, na ufuate hatua polepole.',
  identityNumberNotFound:
    'Nambari hii ya kitambulisho haipo kwenye rekodi rasmi. Ilinganishe na kitambulisho chako, irekebishe kwenye wasifu wako, kisha jaribu tena.',
  identityNumberInvalid:
    'Nambari ya kitambulisho haiandikwi hivi. Ilinganishe na kitambulisho chako, irekebishe kwenye wasifu wako, kisha jaribu tena.',
  identityCardUnreadable:
    'Kitambulisho chako hakikusomeka. Kiweke mahali tambarare kwenye mwanga wa mchana, bila flashi, na pembe zote nne zionekane.',
  identityCardDiffers:
    'Kitambulisho hiki si cha wasifu huu. Tuma picha ya kitambulisho chako mwenyewe, na ukague jina, tarehe ya kuzaliwa na nambari ya kitambulisho kwenye wasifu wako.',
  identityNotConfirmed:
    'Timu yetu haikuweza kuthibitisha utambulisho wako kwa picha hizi. Jaribu tena kwenye mwanga wa mchana, ukiwa na kitambulisho chako.',
  identityExpired: `Hakuna aliyeweza kuamua ndani ya siku ${keptDays.identityPhotos}, kwa hivyo picha zako zimefutwa. Samahani. Tafadhali tuma mpya: hili halihesabiwi kama jaribio lako.`,
} as const satisfies Readonly<Record<keyof typeof english, string>>;

/** The confirmations in Kiswahili. A missing text does not compile, and neither does a name that the English text lacks. */
export const kiswahili: Translation<typeof english, typeof texts> = texts;
