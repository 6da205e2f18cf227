import type { RetentionEnd, RetentionWords } from '@repo/domain/retention';

const WITH_ACCOUNT = 'mradi akaunti yako ipo';

const endings: Readonly<Record<RetentionEnd, string>> = {
  deleted: 'kisha hufutwa',
  emptied: 'kisha huondolewa yaliyomo',
};

/** The table of retention periods in Kiswahili. The domain holds the days, which are the same in every language. */
export const keptInKiswahili: RetentionWords = {
  period: ({ days, from, end }) => `Siku ${days} ${from}, ${endings[end]}`,
  ended: {
    signInCodes: {
      what: 'Code za kuingia, zikiwa zimefichwa, na nambari ya simu ambako kila moja ilitumwa',
      from: 'baada ya kutumwa',
      why: 'Ili mtu asiweze kufanya simu yako itumiwe zaidi ya nambari kumi kwa siku kutoka kwa kila app.',
    },
    countedLimits: {
      what: 'Hesabu ya mara ngapi jambo lilijaribiwa, na wafanyakazi ambao mwajiri alionyeshwa kwa siku',
      from: 'baada ya saa au siku iliyohesabiwa',
      why: 'Ili mtu asikisie nambari, asitume ujumbe bila kikomo, wala asinakili orodha nzima.',
    },
    unclaimedFiles: {
      what: 'Faili ambazo upakiaji wake ulikatika, au zilizobadilishwa au kuondolewa',
      from: 'baada ya kupakiwa, au baada ya kuachwa',
      why: 'Si za kitu chochote tena; siku moja huachia nafasi ya kujaribu tena.',
    },
    endedSessions: {
      what: 'Lini kifaa kiliingia na kutoka',
      from: 'baada ya kutoka',
      why: 'Ili tuweze kuchunguza kuingia ambako hukufanya wewe.',
    },
    identityPhotos: {
      what: 'Picha za uso wako na za kitambulisho',
      from: 'baada ya kuzituma, au papo hapo utambulisho wako ukiamuliwa',
      why: 'Zinahitajika kukulinganisha na kitambulisho chako, na si kwa kingine baada ya hapo.',
    },
    identityCallbacks: {
      what: 'Alichotuambia mtoa huduma wa utambulisho, neno kwa neno',
      from: 'baada ya kufika',
      why: 'Kwa muda ambao picha zako zinaweza kuwa kwetu; yaliyo muhimu huulizwa kwake na huhifadhiwa pamoja na ukaguzi wako.',
    },
    judgedDocuments: {
      what: 'Stakabadhi ambazo timu yetu ilikubali, au ilizisoma kwa ajili ya ukaguzi',
      from: 'baada ya timu yetu kuziamua, au baada ya wewe kuziondoa',
      why: 'Ili uweze kupinga kilichosomwa ndani yake; nyingine hufutwa papo hapo zikikataliwa, zikibadilishwa au zikiondolewa.',
    },
    attachments: {
      what: 'Kile ambacho timu yetu ilipata kwingine kwa ajili ya ukaguzi, kama vile ukurasa wa wasifu wa umma',
      from: 'baada ya ukaguzi kuamuliwa, au baada ya kuhifadhiwa ikiwa ukaguzi uliisha bila uamuzi',
      why: 'Ili mwanatimu wa pili akione, nawe uweze kupinga kilichopatikana.',
    },
    sentMessages: {
      what: 'Nambari ambako ujumbe ulitumwa; maneno yake hufutwa mara tu yakishatumwa',
      from: 'baada ya kuandikwa',
      why: 'Ili tuweze kuchunguza ujumbe ambao haukufika, au haukupaswa kutumwa.',
    },
    messageCallbacks: {
      what: 'SMS ulizotuandikia, neno kwa neno; taarifa ya mtandao kama zetu zilikufikia',
      from: 'baada ya kufika',
      why: 'Ili tuweze kuchunguza jibu lililosomwa vibaya; ulichokubali huhifadhiwa peke yake.',
    },
    readMessages: {
      what: 'SMS kwetu ambazo mfumo haukuzielewa na timu yetu ikazisoma: nambari yako na maneno',
      from: 'baada ya timu yetu kuzisoma',
      why: 'Ili uweze kuuliza ulijibiwa nini; kwamba zilisomwa, na kilichofuata, hubaki bila wewe.',
    },
    neverJoined: {
      what: 'Alichotuambia mwajiri kuhusu mtu ambaye hakujiunga: jina, nambari, kazi, mialiko',
      from: 'baada ya kuandikwa, au mwaliko wa mwisho kuisha',
      why: 'Ili HAPANA iheshimiwe kwa muda; hakukubali lolote zaidi. Baada ya STOP nambari hubaki, ili asiandikiwe tena.',
    },
    notifications: {
      what: 'Arifa ndani ya app ya mfanyakazi',
      from: 'baada ya kuambiwa',
      why: 'Yaliyotokana nazo yameandikwa mahali pake.',
    },
    paymentCallbacks: {
      what: 'Alichotuambia mtoa huduma wa malipo, neno kwa neno',
      from: 'baada ya kufika',
      why: 'Kwa muda ambao benki inaweza kurudisha malipo; kwamba yalifika, na kwa rejeleo gani, huhifadhiwa pamoja na malipo.',
    },
    unansweredQuestions: {
      what: 'Maneno ya maswali ambayo mfanyakazi hakuyakubali, na alichoandika mwajiri kumhusu',
      from: 'baada ya muda wa swali kuisha',
      why: 'Ili kila upande uweze kuuliza kilichosemwa; kwamba aliulizwa, na jibu, hubaki.',
    },
    unreadMessages: {
      what: 'SMS kama hizo ambazo timu yetu haikufikia kuzisoma',
      from: 'baada ya kufika',
      why: 'Hakuna anayeweza kuchukua hatua kwa maneno ya zamani kiasi hicho.',
    },
    failedIdentityChecks: {
      what: 'Majina na maelezo ya ukaguzi wa utambulisho ulioshindikana',
      from: 'baada ya kuamuliwa',
      why: 'Ili uweze kuupinga; kwamba ulishindikana, na kwa nini, hubaki na akaunti yako.',
    },
    replacedCertificates: {
      what: 'Nambari ya cheti kilichobadilishwa au kuondolewa',
      from: 'baada ya kubadilishwa au kuondolewa',
      why: 'Cheti hutumika mwaka mmoja: kwa muda huo ripoti inaweza kukitegemea.',
    },
  },
  lasting: {
    accounts: {
      what: 'Wasifu wa mwajiri au mfanyakazi, historia ya kazi na warejelewa',
      until: WITH_ACCOUNT,
      why: 'Ni wako: unaubadilisha na kuondoa sehemu zake wewe mwenyewe.',
    },
    questions: {
      what: 'Mialiko, maombi na majibu yake',
      until: WITH_ACCOUNT,
      why: 'Pande zote mbili zinaweza kuona kilichoulizwa, kilichojibiwa, na lini.',
    },
    consents: {
      what: 'Alichokubali mfanyakazi: maneno, lugha, lini, kwa njia gani, hadi lini, na lini alikiondoa; na waajiri aliowakataa au kuwazuia',
      until: 'mradi akaunti yake na kila ripoti inayotegemea idhini hiyo zipo',
      why: 'Sheria inataka tuweze kuithibitisha.',
    },
    payments: {
      what: 'Malipo na pesa zilizorudishwa',
      until: 'mradi akaunti yako ipo, na kwa muda ambao sheria ya hesabu na kodi inataka',
      why: 'Yanathibitisha nani alimlipa nani kwa ajili ya nini, na kilichorudishwa.',
    },
    reports: {
      what: 'Ukaguzi, matokeo yake, na nambari na misimbo ya ripoti',
      until: WITH_ACCOUNT,
      why: 'Mwajiri anaitegemea ripoti, mfanyakazi anaweza kuipinga, na mtu mwingine anaweza kuuliza kama ni ya kweli.',
    },
    findings: {
      what: 'Maoni, matukio yaliyoripotiwa, uamuzi kuyahusu, na mapingamizi',
      until: WITH_ACCOUNT,
      why: 'Uamuzi kuhusu mtu lazima uweze kupingwa, na kilichokanushwa kisiletwe tena kama kipya.',
    },
    looks: {
      what: 'Kwamba mwajiri alimpata mfanyakazi kwa nambari yake kamili ya simu au kitambulisho: jina la mwajiri, na lini',
      until: 'mradi akaunti ya mfanyakazi ipo',
      why: 'Mfanyakazi anaweza kujua nani alimtafuta.',
    },
    refusals: {
      what: 'Kwamba nambari ilisema HAPANA au STOP, ikiwa imefichwa isiweze kusomeka tena',
      until: 'hadi mwenye nambari abadilishe mwenyewe',
      why: 'Ili asiyetaka asiandikiwe tena.',
    },
    team: {
      what: 'Watu wa timu ya uthibitishaji',
      until: 'mradi uamuzi wao wowote umehifadhiwa',
      why: 'Aliyeamua jambo ndiye anayewajibika kwalo.',
    },
    audit: {
      what: 'Kumbukumbu ya nani alibadilisha au kutazama nini, bila majina, nambari wala maneno',
      until: 'daima',
      why: 'Kila mstari hufunga uliotangulia: mmoja ukiondolewa, iliyobaki haithibitishi kitu.',
    },
  },
};
