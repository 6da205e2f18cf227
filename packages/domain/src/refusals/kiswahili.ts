import { team } from './kiswahili-team.ts';
import type { Translation } from '../catalogue.ts';
import { CONTACT_REQUESTS_PER_DAY } from '../contact-request.ts';
import { INCIDENTS_PER_DAY } from '../incident-report.ts';
import { MINIMUM_AGE_YEARS, PROFILE_EXPERIENCE_MAXIMUM_YEARS } from '../worker-profile-form.ts';
import { REFERENCES_MAXIMUM, REFERENCES_MINIMUM } from '../worker-references.ts';
import type { english } from './english.ts';

const texts = {
  // Any call.
  signInNeeded: 'Tafadhali ingia ili uendelee.',
  sessionEnded: 'Muda wako umeisha. Tafadhali ingia tena.',
  notFound: 'Haipatikani',
  fieldsInvalid: 'Tafadhali kagua ulichojaza, kisha ujaribu tena.',
  requestUnreadable: 'Ombi halikusomeka.',
  requestTooLarge: 'Ombi ni kubwa mno.',
  serviceBusy: 'Huduma ina shughuli nyingi. Tafadhali jaribu tena baada ya muda mfupi.',
  serviceFailed: 'Kuna hitilafu kwetu. Tafadhali jaribu tena.',
  listsTooOften: 'Umeomba orodha hii mara nyingi mno. Tafadhali subiri dakika moja ujaribu tena.',
  pageNotFound: 'Ukurasa haukupatikana.',
  callbackUnreadable: 'Taarifa ya mtoa huduma haikusomeka.',
  signatureInvalid: 'Sahihi si halali.',
  clockStepInvalid: 'advance_seconds lazima iwe idadi kamili ya sekunde, 0 au zaidi.',

  // The shape of a field.
  fieldUnexpected: 'Hiki hakihitajiki hapa.',
  valueInvalid: 'Hii si sahihi.',
  textTooLong: 'Isizidi herufi {maximum}.',
  numberTooLarge: 'Isizidi {maximum}.',
  // The required kind of value matters only to programs.
  kindInvalid: 'Hii si sahihi.',
  choiceInvalid: 'Tafadhali chagua kwenye orodha.',

  // Signing in.
  ownPhoneMissing: 'Tafadhali weka nambari yako ya simu',
  // Also for an expired or used code, as in English.
  signInCodeInvalid: 'Code si sahihi',
  codeTooSoonSeconds: 'Tafadhali subiri sekunde {seconds} kabla ya kuomba code nyingine.',
  codeTooSoonMinutes: 'Tafadhali subiri dakika {minutes} kabla ya kuomba code nyingine.',
  addressIsSlow:
    'Code nyingi zimeombwa kupitia mtandao wako. Tafadhali omba tena baada ya sekunde {seconds}.',
  codeBlocked:
    'SMS kutoka {sender} zimezuiwa kwa nambari hii, kwa hivyo code haikutumwa. Tafadhali omba mtandao wako uziruhusu (Safaricom: *456*9*5#), kisha uombe code mpya.',
  codeUnreachable:
    'SMS zetu haziwezi kufika kwenye simu hii, kwa hivyo code haikutumwa. Tafadhali hakikisha nambari ya simu ni sahihi, au jaribu nyingine.',
  codesPaused: 'Kwa sasa hatuwezi kutuma SMS. Tafadhali jaribu tena baadaye.',
  phoneUnknown: 'Nambari ya simu haikupatikana. Tafadhali jisajili kwanza.',
  phonesTriedTooOften: 'Nambari nyingi mno za simu zimejaribiwa. Tafadhali subiri saa moja, au jisajili.',
  signUpIncomplete: 'Tafadhali jaza jina lako na mahali ulipo.',

  // Profiles of employers and workers.
  nameMissing: 'Jina linahitajika',
  nameInvalid: 'Tafadhali weka jina sahihi',
  phoneMissing: 'Nambari ya simu inahitajika',
  phoneInvalid: 'Tafadhali weka nambari sahihi ya simu ya Kenya',
  emailInvalid: 'Tafadhali weka barua pepe sahihi',
  locationMissing: 'Mahali panahitajika',
  familySizeInvalid: 'Tafadhali weka idadi sahihi ya watu wa familia',
  phoneFixed: 'Unaingia kwa nambari hii, kwa hivyo haiwezi kubadilishwa hapa.',
  profileNotFound: 'Wasifu haupatikani',
  profilePhoneInvalid: 'Tafadhali weka nambari sahihi ya simu ya Kenya (+254...)',
  birthDateMissing: 'Tarehe ya kuzaliwa inahitajika',
  birthDateInvalid: 'Tafadhali weka tarehe sahihi ya kuzaliwa',
  underage: `Lazima uwe na umri wa angalau miaka ${MINIMUM_AGE_YEARS} ili ujisajili`,
  profileUnderage: `Lazima uwe na umri wa angalau miaka ${MINIMUM_AGE_YEARS} ili ujisajili. Tafadhali rekebisha tarehe yako ya kuzaliwa.`,
  nationalIdMissing: 'Nambari ya kitambulisho inahitajika',
  nationalIdInvalid: 'Tafadhali weka nambari ya kitambulisho chako: tarakimu 6 hadi 9',
  nationalIdTaken:
    'Kitambulisho hiki tayari kinatumiwa na akaunti nyingine. Tafadhali kagua nambari au wasiliana nasi.',
  nationalIdsTriedTooOften:
    'Nambari nyingi mno za kitambulisho zimejaribiwa. Tafadhali jaribu tena kesho, au wasiliana nasi.',
  identityFixed:
    'Utambulisho wako hukaguliwa kwa maelezo haya, kwa hivyo huwezi kuyabadilisha hapa. Tafadhali wasiliana nasi.',
  profileExperienceInvalid: `Tafadhali weka idadi sahihi ya miaka (0-${PROFILE_EXPERIENCE_MAXIMUM_YEARS})`,
  emergencyOwnNumber: 'Hii ni nambari yako mwenyewe. Tafadhali weka nambari ya mtu mwingine.',
  experienceInvalid: 'Tafadhali weka idadi sahihi ya miaka (0-{maximum})',
  ageMissing: 'Umri unahitajika',
  ageInvalid: 'Tafadhali weka umri sahihi',
  genderMissing: 'Jinsia inahitajika',
  serviceTypeMissing: 'Aina ya kazi inahitajika',
  profileFieldsMissing: 'Tafadhali jaza sehemu hizi zinazohitajika: {fields}',
  fieldFullName: 'Jina Kamili',
  fieldPhone: 'Nambari ya Simu',
  fieldPhoneInvalid: 'Nambari ya Simu (si sahihi)',
  fieldLocation: 'Unapoishi',
  fieldBirthDate: 'Tarehe ya Kuzaliwa',
  fieldBirthDateInvalid: 'Tarehe ya Kuzaliwa (si sahihi)',
  fieldBirthDateUnderage: `Tarehe ya Kuzaliwa (lazima uwe na miaka ${MINIMUM_AGE_YEARS} au zaidi)`,
  fieldNationalId: 'Kitambulisho',
  fieldNationalIdInvalid: 'Kitambulisho (tarakimu 6 hadi 9)',

  // Files and photos.
  fileMissing: 'Tafadhali chagua faili.',
  fileTooLarge: 'Faili lazima iwe chini ya 10MB',
  fileKindInvalid: 'Faili lazima iwe picha ya JPG, PNG au WebP, au PDF',
  fileUnreadable: 'Faili hii haikusomeka. Tafadhali chagua nyingine.',
  filePixelsTooMany: 'Picha hii ni kubwa mno kufunguliwa. Tafadhali chagua ndogo zaidi.',
  pdfActive:
    'PDF hii ina programu, fomu, viungo au faili zilizoambatishwa. Tafadhali ichapishe kuwa PDF mpya, au tuma picha ya stakabadhi.',
  pdfLocked: 'PDF hii imefungwa. Tafadhali tuma isiyo na nenosiri, au picha ya stakabadhi.',
  photoMissing: 'Tafadhali chagua picha.',
  photoTooLarge: 'Picha lazima iwe chini ya 5MB',
  faceTooLarge: 'Picha lazima iwe chini ya 2MB',
  photoKindInvalid: 'Picha lazima iwe ya JPG, PNG au WebP',
  photoUnreadable: 'Picha hii haikusomeka. Tafadhali chagua nyingine.',
  photoPixelsTooMany: 'Picha hii ni kubwa mno kufunguliwa. Tafadhali chagua ndogo zaidi.',
  photoNotFound: 'Picha haipatikani',
  fileNotFound: 'Faili haipatikani',
  filesTooMany: 'Umetuma faili zaidi ya zilizoombwa.',
  filesTooOften: 'Faili nyingi mno zimetumwa. Tafadhali jaribu tena baada ya saa moja.',
  filesUnavailable: 'Faili haziwezi kuhifadhiwa wala kufunguliwa kwa sasa. Tafadhali jaribu tena baadaye.',
  uploadBroken: 'Kutuma kumekatika. Tafadhali jaribu tena.',
  uploadTooSlow: 'Kutuma kumechukua muda mrefu. Tafadhali jaribu tena.',

  // Documents.
  documentNotFound: 'Stakabadhi haipatikani',
  documentGone: 'Stakabadhi hii haipo tena: mfanyakazi ameibadilisha au ameiondoa.',
  documentDecided: 'Stakabadhi hii iliamuliwa awali. Uamuzi haubadiliki.',
  documentReasonMissing: 'Tafadhali sema sababu: mfanyakazi anapaswa kujua la kufanya.',
  documentReasonUnexpected: 'Stakabadhi iliyokubaliwa haiwekewi sababu ya kukataliwa.',
  certificateMissing: 'Tafadhali pakia cheti kwanza.',
  certificateDecided: 'Cheti hiki tayari kimekaguliwa. Pakia kipya ili kukibadilisha.',
  certificateChanged:
    'Mfanyakazi amebadilisha maelezo ya cheti hiki tangu ulipokisoma. Tafadhali kisome tena.',
  certificateUnexpected: 'Ni Cheti cha Tabia Njema (Good Conduct) pekee chenye nambari.',
  certificateNumberInvalid: 'Tafadhali weka nambari kama ilivyochapishwa kwenye cheti',
  issueDateMissing: 'Tafadhali weka tarehe ya kutolewa',
  issueDateInFuture: 'Tarehe ya kutolewa haiwezi kuwa ya siku zijazo',
  certificateLapsed: 'Cheti hiki kilitolewa zaidi ya mwaka mmoja uliopita na hakitumiki tena',

  // Identity.
  identityCheckNotFound: 'Ukaguzi wa utambulisho haupatikani',
  identityVerifiedBefore: 'Utambulisho wako tayari umethibitishwa.',
  identityCheckOpen: 'Picha zako zinakaguliwa. Tafadhali subiri matokeo.',
  identityAttemptsUsed:
    'Umemaliza nafasi za kujaribu. Tafadhali wasiliana na huduma kwa wateja: kuna mtu atakayekusaidia.',
  identityPhotosTooOften: 'Picha nyingi mno zimetumwa. Tafadhali jaribu tena kesho.',
  identityPermissionEnded: 'Muda wa kutuma picha umeisha. Tafadhali anza tena.',
  fullNameNeeded: 'Tafadhali andika jina lako kamili, kama lilivyo kwenye kitambulisho chako.',
  nameQuestionClosed: 'Hakuna tena swali kuhusu jina lako.',
  identityDecided: 'Ukaguzi huu wa utambulisho uliamuliwa awali. Uamuzi haubadiliki.',
  identityWithProvider: 'Mtoa huduma bado hajaamua: hakuna kinachohitajika kwa timu.',
  identityNameMissing: 'Tafadhali andika jina kama lilivyo kwenye kitambulisho.',
  identityNameAsked: 'Ameulizwa jina lipi ni sahihi. Tafadhali subiri jibu lake.',
  identityNameDiffers:
    'Jina la wasifu wake ni tofauti na lile la kumbukumbu rasmi. Tafadhali amua ukaguzi wa utambulisho wake badala yake, kwa jina lililo kwenye kitambulisho chake.',
  identityNameUnread:
    'Hakuna kumbukumbu rasmi iliyotaja jina lake. Tafadhali amua ukaguzi wa utambulisho wake badala yake, kwa jina lililo kwenye kitambulisho chake.',
  identityProofMissing: 'Tafadhali sema kinachothibitisha utambulisho.',
  identityNoteMissing: 'Tafadhali sema kilichoonekana.',
  identityReasonMissing: 'Tafadhali chagua kile ambacho mfanyakazi ataambiwa.',

  // References.
  phoneNamedTwice: 'Tayari umemtaja mtu mwenye nambari hii',
  relationshipMissing: 'Uhusiano unahitajika',
  referencesTooFew: `Tafadhali ongeza angalau warejelewa ${REFERENCES_MINIMUM}`,
  referencesTooMany: `Unaweza kuongeza hadi warejelewa ${REFERENCES_MAXIMUM}`,
  referenceNotFound: 'Mrejelewa huyu hapatikani kwenye orodha',
  referenceGone: 'Mrejelewa huyu hayuko tena kwenye orodha yako. Tafadhali angalia orodha tena.',
  inviteOwnNumber: 'Hii ni nambari yako mwenyewe. Tafadhali weka nambari ya mfanyakazi.',
  referenceOwnNumber: 'Hii ni nambari yako mwenyewe. Mrejelewa lazima awe mtu mwingine.',
  referenceUnwilling: 'Mtu huyu hataki kuwa mrejelewa. Tafadhali mtaje mwingine.',
  referencesTooOften: 'Umetaja warejelewa wengi leo. Tafadhali jaribu tena kesho.',
  ownNameMissing:
    'Tafadhali jaza jina lako kwenye wasifu kwanza: kila mrejelewa huambiwa ni nani aliyemtaja.',
  referenceDecided: 'Mrejelewa huyu alithibitishwa au alikataa awali.',
  referenceChanged: 'Maelezo ya mrejelewa huyu yamebadilishwa tangu ulipoyasoma. Tafadhali yasome tena.',
  referencePhoneOwn: 'Hii ni nambari ya mfanyakazi mwenyewe: hakuna mtu mwingine anayepatikana kwayo.',
  referenceOfHousehold:
    'Mwajiri huyu ameagiza ukaguzi wa mfanyakazi unaoendelea, kwa hivyo neno lake halihesabiwi sasa. Tafadhali mpigie mwingine.',
  referenceFeedbackMissing: 'Tafadhali andika kilichosemwa.',
  refereeTriedToday: 'Tayari ulijaribu leo. Jaribio linalofuata ni {day}.',

  // Checks, findings and disputes.
  checkNotFound: 'Ukaguzi haupatikani',
  checkDecided: 'Ukaguzi huu uliamuliwa awali. Uamuzi haubadiliki.',
  checkStatusChanged: 'Mwenzako ameamua ukaguzi huu tangu uusome. Tafadhali usome tena.',
  secondLookByAnother: 'Tayari umeamua hili. Sasa mwenzako mwingine wa timu lazima aliangalie.',
  settledBySenior: 'Wawili wa timu hawakubaliani hapa. Mwandamizi lazima aamue.',
  settledByThird: 'Uliamua hili awali. Mwandamizi ambaye hakuamua lazima aamue.',
  settledForNeither:
    'Wawili wa timu hawakubaliani hapa. Tafadhali chagua mojawapo ya maamuzi yao, au kwamba haikuweza kuthibitishwa.',
  checkCaseClosed: 'Kesi ya ukaguzi huu imefungwa: hakuna kinachoamuliwa tena ndani yake.',
  checkCaseAtRest: 'Kesi ya ukaguzi huu imefungwa: hakuna kinachobadilika tena ndani yake.',
  checkedPersonChanged:
    'Jina lake au nambari yake ya kitambulisho imebadilishwa tangu uliposoma ukaguzi huu. Tafadhali usome tena.',
  findingNoteMissing:
    'Tafadhali eleza matokeo haya katika maelezo ya ripoti: hakuna anayelaumiwa bila sababu.',
  unverifiedNoteMissing: 'Tafadhali sema katika maelezo ya ripoti kwa nini haikuweza kuthibitishwa.',
  expiryUnexpected: 'Ni ukaguzi wa afya pekee wenye siku ya kuisha muda.',
  registryNotClear: 'Rejista ina rekodi zilizothibitishwa kuhusu mfanyakazi huyu: si safi.',
  findingNotFound: 'Matokeo hayapatikani',
  findingGone: 'Hakuna tena jambo dhidi yako hapa. Tafadhali angalia tena.',
  disputeNotFound: 'Pingamizi halipatikani',
  disputeWordsMissing: 'Tafadhali andika kwa nini hili si kweli.',
  disputeOpen: 'Tayari umepinga hili. Timu yetu inalishughulikia.',
  decidedByTeam: 'Timu yetu tayari imeamua hili.',
  disputeByThird: 'Uliamua kuhusu jambo hili awali. Mwingine wa timu ndiye anayeamua pingamizi.',
  disputeBeforeDecision: 'Kwanza wawili wa timu waamue kuhusu jambo hili.',
  findingInReport: 'Matokeo haya tayari yako kwenye ripoti. Kama si sahihi, unaweza kuyapinga.',
  findingDisputed: 'Umepinga hili. Timu yetu inaamua kwanza.',
  disputeClosed: 'Pingamizi hili liliamuliwa, au liliondolewa, awali.',
  statementsTooOften: 'Umetuandikia mara nyingi leo. Tafadhali jaribu tena kesho.',
  rulingNoteMissing: 'Tafadhali andika sababu: mfanyakazi ataisoma.',
  rulingOutcomeMissing: 'Tafadhali sema matokeo mapya ya ukaguzi.',
  rulingOutcomeUnexpected: 'Matokeo hubadilika tu kwa ukaguzi ambao pingamizi lake limekubaliwa.',
  rulingOutcomeUnchanged: 'Ukaguzi tayari unasema hivi. Pingamizi lililo sahihi huubadilisha.',

  // Incidents.
  incidentCategoryMissing: 'Tafadhali chagua kilichotokea.',
  incidentRegionMissing: 'Tafadhali chagua mahali lilipotokea.',
  incidentDescriptionMissing: 'Tafadhali eleza kilichotokea.',
  incidentTieMissing:
    'Unaweza kuripoti tukio ukishalipia ukaguzi wa mfanyakazi huyu, au akishakubali mwaliko wako.',
  incidentRepeated: 'Tayari umeripoti hili. Timu yetu inalifuatilia.',
  incidentsTooOften: `Umeripoti matukio ${INCIDENTS_PER_DAY} leo. Tafadhali jaribu tena kesho.`,
  incidentNotFound: 'Tukio halipatikani',
  incidentMissing: 'Maoni haya hayaripoti tukio lolote.',
  incidentAssigned: 'Tukio hili lilishachukuliwa awali.',
  incidentChanged:
    'Mfanyakazi amesema zaidi, au mwenzako ameamua, tangu uliposoma tukio hili. Tafadhali lisome tena.',
  incidentDecided: 'Tukio hili liliamuliwa awali. Uamuzi haubadiliki.',
  incidentAnswerDue: 'Ana siku tano za kujibu, tangu siku aliyoulizwa. Tafadhali subiri.',
  incidentStatementDue: 'Mfanyakazi bado hajaulizwa upande wake: hakuna kinachothibitishwa kabla hajaulizwa.',
  incidentFindingMissing: 'Tafadhali eleza kilichogunduliwa: hakuna anayelaumiwa bila sababu.',
  incidentDismissalMissing: 'Tafadhali andika kwa nini hili linatupiliwa mbali.',
  statementMissing: 'Tafadhali andika kilichotokea.',
  statementFull: 'Hakuna nafasi ya maneno mengi zaidi hapa. Timu yetu itasoma yote uliyoandika.',
  statementNotRequested: 'Mfanyakazi bado hajaulizwa, au tukio hili limeamuliwa.',
  statementRequested: 'Mfanyakazi aliulizwa awali, au tukio hili limeamuliwa.',
  workerWordsMissing: 'Tafadhali andika anachosema mfanyakazi.',
  workerUnreachableBySms: 'Mfanyakazi huyu hataki ujumbe. Tafadhali mpigie simu.',

  // Reviews.
  reviewMissing: 'Tafadhali andika maoni kabla ya kuyatuma.',
  ratingInvalid: 'Tafadhali chagua kati ya nyota 1 na 5.',
  evidenceLinkInvalid: 'Tafadhali weka kiungo kinachoanza kwa http:// au https://',
  reviewTieMissing:
    'Unaweza kuandika maoni kuhusu mfanyakazi huyu ukishalipia ukaguzi, au akishakubali mwaliko wako.',
  reviewPending:
    'Maoni yako kuhusu mfanyakazi huyu yanasubiri kuidhinishwa. Unaweza kuyarekebisha au kuyafuta hadi yaamuliwe.',
  reviewNotFound: 'Maoni hayapatikani',
  ownReviewNotFound: 'Maoni hayapatikani, au yameshaamuliwa.',
  reviewDecided: 'Maoni haya yaliamuliwa awali. Uamuzi haubadiliki.',
  reviewChanged: 'Maoni haya yamebadilishwa tangu ulipoyasoma. Tafadhali yasome tena.',
  rejectionReasonMissing: 'Tafadhali andika kwa nini maoni haya yanakataliwa: aliyeyaandika ataisoma sababu.',

  // An employer's requests to a worker, and the worker's answers.
  fullNameMissing: 'Jina kamili linahitajika',
  nameTooShort: 'Jina lazima liwe na angalau herufi 2',
  nameTooLong: 'Jina lazima liwe na chini ya herufi 50',
  nameLettersInvalid: 'Jina linaweza kuwa na herufi na nafasi pekee',
  invitePhoneInvalid:
    'Tafadhali weka nambari sahihi ya simu ya Kenya (k.m., 0700 000 000, 254700000000, au +254 700 000 000)',
  packageMissing: 'Tafadhali chagua kifurushi cha ukaguzi',
  workerNotFound: 'Mfanyakazi hapatikani',
  workersTooOften: 'Umeingiza wafanyakazi wengi leo. Tafadhali jaribu tena kesho.',
  workersShownTooMany:
    'Leo umeona wafanyakazi 5,000 tofauti. Unaweza kuona wengine kesho, au baada ya kulipia ukaguzi wako wa kwanza.',
  numberIncomplete: 'Tafadhali andika nambari kamili ya simu au ya kitambulisho.',
  searchesTooOften: 'Umetafuta nambari 10. Tafadhali subiri saa moja, au tafuta kwa jina.',
  searchesTooOftenToday: 'Leo umetafuta nambari 30. Tafadhali jaribu tena kesho, au tafuta kwa jina.',
  invitationNotFound: 'Mwaliko haupatikani',
  paymentNotDismissable: 'Ni malipo yaliyoshindikana au yasiyokamilika tu yanayoweza kuondolewa.',
  invitationNotOpen: 'Mwaliko huu hauko wazi tena, kwa hivyo hauwezi kubadilishwa.',
  invitationsTooOften: 'Umetuma mialiko mingi leo. Tafadhali jaribu tena kesho.',
  invitationsOpenedTooOften: 'Umefungua mialiko mingi. Tafadhali subiri saa moja.',
  workerSaidNo: 'Mfanyakazi huyu alikukatalia. Unaweza kumuuliza tena baada ya {day}.',
  workerWantsNoQuestions: 'Mfanyakazi huyu hataki maswali zaidi kutoka kwako.',
  contactMessageMissing: 'Tafadhali andika ujumbe kwa mfanyakazi',
  contactRequestOpen: 'Tayari umemwomba mfanyakazi huyu, na bado anaweza kujibu.',
  contactShared: 'Mfanyakazi huyu tayari amekupa mawasiliano yake.',
  contactRequestsTooOften: `Umetuma maombi ${CONTACT_REQUESTS_PER_DAY} ya mawasiliano leo. Tafadhali jaribu tena kesho.`,
  requestNotFound: 'Ombi halikupatikana',
  requestAcceptedBefore: 'Ulishakubali ombi hili. Ili kubadilisha, ondoa idhini yako.',
  requestDeclinedBefore: 'Ulishakataa ombi hili.',
  requestExpired: 'Ombi hili lilikuwa wazi kwa saa 48 na muda wake umekwisha. Hakuna kilichotolewa kukuhusu.',
  requestWithdrawn: 'Ombi hili liliondolewa. Hakuna cha kujibu.',
  requestConsentWithdrawn: 'Ulikubali ombi hili, kisha ukaondoa idhini yako.',
  messagesStopped: 'Ulituomba kwa STOP tusikuandikie tena. Kwanza ruhusu ujumbe tena kwenye Mipangilio.',
  blockNotFound: 'Mwajiri huyu hajazuiwa',
  consentNotFound: 'Idhini haikupatikana',
  notificationNotFound: 'Arifa haikupatikana',

  // Payments.
  packageUnknown: 'Tafadhali chagua kifurushi kwanza.',
  packageOwned: 'Tayari umenunua kifurushi hiki kwa yaya huyu.',
  packageBeingRefunded:
    'Malipo yako ya awali ya kifurushi hiki yanarudishwa. Unaweza kukinunua tena mara tu pesa zitakaporudishwa.',
  deeperPackageOwned:
    'Tayari umenunua {package} kwa yaya huyu, oda {order}. Kina kila kitu kilicho kwenye kifurushi hiki.',
  purchaseInvitationPending:
    'Mfanyakazi huyu bado hajakubali mwaliko wako. Unaweza kulipa mara tu atakapoukubali.',
  purchaseInvitationExpired: 'Muda wa mwaliko wako kwa mfanyakazi huyu umekwisha. Tafadhali mwalike tena.',
  returnPageForeign: 'Ukurasa wa kurudi si mmoja wa kurasa zetu.',
  paymentBeingPrepared: 'Malipo yako bado yanaandaliwa. Tafadhali jaribu tena baada ya muda mfupi.',
  paymentProviderDown: 'Huduma ya malipo haijibu kwa sasa. Tafadhali jaribu tena baada ya sekunde chache.',
  paymentNotOpened: 'Malipo hayakufaulu. Tafadhali jaribu tena.',
  paymentNotFound: 'Malipo hayapatikani',
  paymentUnconfirmable:
    'Hatukuweza kufikia huduma ya malipo ili kuthibitisha malipo yako. Ikiwa umelipa, pesa zako ziko salama. Tafadhali jaribu tena baada ya muda mfupi.',
  paymentNotConfirmed: 'Huduma ya malipo bado haijathibitisha malipo yako.',
  paymentNotKept: '{why} {refund}',
  paymentAmountWrong: 'Kiasi kilichofika hakikuwa bei yenyewe.',
  paymentCurrencyWrong: 'Malipo hayakuwa kwa shilingi za Kenya.',
  paymentRepeated: 'Kifurushi hiki kililipiwa awali.',
  moneyBeingRefunded: 'Pesa zote zinarudishwa.',
  moneyRefunded: 'Pesa zote zilirudishwa.',
  moneyHeldUp: 'Marejesho yake yamekwama kwenye huduma ya malipo. Timu yetu inayashughulikia.',
  paymentRefunded: 'Malipo haya yalirudishwa: {amount}.',
  refundUnderWay: 'Pesa zako zinarudishwa: {amount}. Huhitaji kufanya kitu kingine.',
  refundHeldUp:
    'Marejesho yako ya {amount} yamekwama kwenye huduma ya malipo. Timu yetu inayashughulikia, na itakupigia simu ikihitaji maelezo.',
  ...team,
  paymentFailed: 'Malipo hayakukamilika: yalishindikana.',
  paymentFailedBecause: 'Malipo hayakukamilika: {reason}.',
  paymentNotCompleted: 'Malipo hayakukamilika.',

  // Reports and public profiles.
  reportUnpaid: 'Hakuna ukaguzi uliolipiwa wa mfanyakazi huyu. Chagua kifurushi ili upate ripoti.',
  reportNotFound: 'Ripoti haipatikani',
  reportCodeUnknown: 'Hakuna ripoti yenye msimbo huu. Tafadhali ulinganishe na ripoti herufi kwa herufi.',
  idNumberNotShown: 'Ripoti hii haionyeshi nambari ya kitambulisho.',
  idNumbersTooOften: 'Leo umetazama nambari 30 za vitambulisho. Tafadhali jaribu tena kesho.',
  reportsTooOften: 'Umeuliza kuhusu ripoti nyingi. Tafadhali subiri saa moja.',
  profilesTooOften: 'Umefungua wasifu nyingi. Tafadhali subiri saa moja.',
} as const satisfies Readonly<Record<keyof typeof english, string>>;

/** The refusals in Kiswahili. A missing text does not compile, and neither does a name that the English text lacks. */
export const kiswahili: Translation<typeof english, typeof texts> = texts;
