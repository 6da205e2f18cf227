import { CONSENT_LASTS_DAYS, REQUEST_EXPIRES_AFTER_HOURS } from '@repo/domain/consent-request';
import { REFUSAL_RESTS_DAYS } from '@repo/domain/permission-to-ask';
import { brand } from '@repo/domain/brand';
import { trustComponents } from '@repo/domain/trust-score';
import { MINIMUM_AGE_YEARS } from '@repo/domain/worker-profile-form';
import type { In } from '../../site/languages.ts';
import type { english } from './english.ts';
import { keptInKiswahili } from './kept-kiswahili.ts';

export const kiswahili: In<typeof english> = {
  head: {
    title: `Faragha — ${brand.name}`,
    description: `Maelezo ya kibinafsi ambayo ${brand.name} huhifadhi, kwa nini, kwa muda gani na nani anayaona; haki zako chini ya Sheria ya Ulinzi wa Data ya Kenya, 2019.`,
  },
  title: 'Faragha',
  lead: 'Tunachohifadhi kukuhusu, kwa nini, kwa muda gani na nani anakiona. Haki zako chini ya Sheria ya Ulinzi wa Data ya Kenya (Data Protection Act, 2019), na jinsi ya kutumia kila moja hapa.',
  version: 'Toleo la 29 Novemba 2026',
  brief: {
    title: 'Kwa ufupi',
    lines: [
      'Bila NDIYO, hakuna ukaguzi wa mfanyakazi unaofanywa kwa ajili ya mwajiri. Anaweza kuiondoa wakati wowote, bila malipo.',
      'Mwajiri hupata nambari kamili ya simu ya mfanyakazi baada tu ya mfanyakazi kukubali ombi lake la mawasiliano.',
      'PIN yako ya M-PESA na nambari kamili ya kadi yako hazitufikii kamwe.',
      'Hatuuzi maelezo ya kibinafsi, hatuyatumii kwa matangazo, wala hatuweki vidakuzi (cookies).',
      'Kila aina ya maelezo ina muda ambao baada yake huondolewa. Kuona, kusahihisha au kufuta yako ni bila malipo.',
    ],
  },
  contents: 'Katika ukurasa huu',
  sections: {
    who: {
      title: 'Nani anawajibika',
      blocks: [
        `${brand.name} hukagua historia ya wafanyakazi wa nyumbani kwa ajili ya waajiri nchini Kenya, kwa idhini ya mfanyakazi. Anayeendesha tovuti hii ndiye anayeamua kinachohifadhiwa na kwa nini, na ndiye anayewajibika kwacho: Sheria inamwita “data controller”.`,
      ],
    },
    collected: {
      title: 'Tunachohifadhi, na kinatoka kwa nani',
      blocks: [
        { heading: 'Kuhusu mwajiri' },
        [
          'Kutoka kwako, ili kufungua akaunti: jina, nambari ya simu na mahali unapoishi.',
          'Kutoka kwako, ukipenda kujaza: barua pepe, kampuni na biashara yake, idadi ya watu katika familia, kazi na bajeti unayofikiria, mahitaji maalum, na nani apigiwe kukitokea dharura.',
          'Unachofanya hapa: unaowaalika au kuwauliza, unachonunua, maoni na ripoti za matukio unazoandika.',
          'Kuhusu malipo: kiasi, nambari yetu ya oda, siku na njia ya kulipa, na barua pepe ya risiti. Kile Paystack inatuambia kuyahusu, ambacho kinaweza kuwa na tarakimu za mwisho za kadi au nambari iliyolipa, huhifadhiwa kwa usimbaji, na si kwa muda mrefu. Nambari kamili ya kadi yako na PIN yako ya M-PESA hazitufikii kamwe.',
        ],
        { heading: 'Kuhusu mfanyakazi' },
        [
          'Kutoka kwako: jina, nambari ya simu, mahali unapoishi, tarehe ya kuzaliwa au umri, nambari ya kitambulisho; na ukipenda: jinsia, barua pepe, picha, aina ya kazi, miaka ya uzoefu, elimu, ujuzi, lugha, muda unaopatikana, maneno kukuhusu, na nani apigiwe kukitokea dharura.',
          'Kutoka kwako, kwa ukaguzi wa utambulisho: selfie, picha kadhaa za uso wako ukiusogeza, na picha za kitambulisho chako.',
          'Kutoka kwako: stakabadhi (kitambulisho, Cheti cha Tabia Njema (Good Conduct), vyeti vingine kama vya afya au kozi) na warejelewa (watu wanaokufahamu kazini) unaowataja.',
          'Kutoka kwa mwajiri anayekualika: jina na nambari, aina ya kazi na lolote lingine aliloandika kukuhusu. Unaweza kulisahihisha.',
          'Kutoka kwa wengine, ukishakubali ukaguzi: wanachosema warejelewa wako kwa simu, jibu la mtoa huduma wa utambulisho, kile timu yetu inapata, na uamuzi wake kwa kila hatua.',
          'Kutoka kwa waajiri wanaokujua: maoni, na ripoti za matukio.',
          'Ulichokubali au kukataa, kwa maneno gani, lini, na kama ni kwa SMS au kwenye app.',
        ],
        { heading: 'Kuhusu aliyealikwa na hakujiunga' },
        [
          'Alichoandika mwajiri: jina lako, nambari na aina ya kazi, na kwamba alikualika. Tunakuandikia kukuuliza; usipojibu hakuna kingine kinachokusanywa.',
        ],
        { heading: 'Kuhusu mrejelewa' },
        [
          'Kutoka kwa mfanyakazi aliyekutaja: jina lako, nambari yako na jinsi mnavyojuana. Tunakuambia kwa SMS kabla ya kukupigia.',
          'Kutoka kwako: unachosema kwa simu, au kwamba hutaki kuulizwa.',
        ],
        { heading: 'Kuhusu kila mtu' },
        [
          'Code za kuingia na lini kifaa kiliingia. Anwani yako ya mtandao huhifadhiwa tu ikiwa imefichwa isiweze kusomeka tena, ili kuhesabu mara ngapi jambo lilijaribiwa.',
        ],
        'Baadhi ya haya ni nyeti kwa maana ya Sheria: vipimo vya uso wako, cheti chako cha afya, jinsia yako. Tunayatumia kwa ukaguzi ulioukubali tu, na si kwa kingine. Hatuuzi maelezo ya kibinafsi, wala hatuyatumii kwa matangazo.',
      ],
    },
    why: {
      title: 'Kwa nini, na kwa msingi gani',
      blocks: [
        'Sheria (kifungu cha 30) inataka msingi kwa kila jambo linalofanywa na maelezo ya kibinafsi. Misingi yetu ni:',
        {
          facts: [
            {
              term: 'Idhini',
              value:
                'Kila ukaguzi wa mfanyakazi kwa mwajiri, ukaguzi wa utambulisho na picha zake, na kumpa mwajiri jina na nambari. Haidhaniwi kamwe: bila NDIYO hakuna kinachokaguliwa wala kutolewa.',
            },
            {
              term: 'Mkataba',
              value: 'Akaunti, kuingia, kupokea malipo, kutoa ripoti iliyolipiwa, kurudisha pesa.',
            },
            {
              term: 'Wajibu wa kisheria',
              value:
                'Kuhifadhi uthibitisho wa idhini (kifungu cha 32), kumbukumbu za malipo kwa hesabu na kodi, na kuzijibu mamlaka zenye haki ya kuuliza kisheria.',
            },
            {
              term: 'Maslahi halali',
              value:
                'Kumuuliza mfanyakazi au mrejelewa kama anakubali; rekodi ya makosa kazini uliothibitishwa, kwa sababu watoto na wazee hutunzwa na wanaoajiriwa; kuzuia matumizi mabaya; kumbukumbu iliyofungwa ya nani alibadilisha au kutazama nini.',
            },
          ],
        },
        'Hulazimiki kutupa chochote. Bila nambari ya simu hakuna akaunti; bila kile hatua inahitaji, hatua hiyo husema “haikuthibitika” au husubiri.',
      ],
    },
    seen: {
      title: 'Nani anayaona',
      blocks: [
        { heading: 'Mwajiri yeyote aliyeingia' },
        'Mfanyakazi aliyekamilisha wasifu wake na kuacha “Waajiri wanaweza kunipata” ikiwa imewashwa hupatikana na kila mwajiri. Mwajiri huona jina lake, picha yake akiacha “Onyesha picha yangu” ikiwa imewashwa, aina ya kazi, mji au mtaa (katika aliyoandika, ni yale tu yaliyo kwenye orodha yetu ya miji na mitaa), miaka ya uzoefu, elimu, muda anaopatikana, rika lake (kama 25-34), anachoandika kuhusu ujuzi wake, lugha zake na yeye mwenyewe (bila nambari za simu na viungo), tarakimu za kwanza na za mwisho za simu yake na tatu za mwisho za kitambulisho, kama utambulisho wake umethibitishwa, alama na beji yake ya uaminifu, idadi ya matukio yaliyothibitishwa, maoni yaliyochapishwa bila jina la aliyeyaandika, siku aliyojiunga, siku alipobadilisha wasifu wake mara ya mwisho, na siku beji yake ilipobadilika mara ya mwisho. Kwenye app, mfanyakazi husoma kwenye ukurasa wa wasifu wake kile ambacho mwajiri huona. Mwajiri aliyezuiwa naye hampati.',
        { heading: 'Mwajiri aliyemwalika' },
        'Hadi atakapokubali: jina na nambari ambazo mwajiri aliandika mwenyewe, na kama amejibu. Hakuna chochote cha akaunti yake, hata kama anayo. Ni hivyo pia akikataa, asipojibu, na idhini yake inapoisha au akiiondoa; ripoti iliyolipiwa kabla hubaki.',
        'Mwajiri anayejua nambari yake kamili ya simu au ya kitambulisho anaweza kumtafuta kwa nambari hiyo mradi anapatikana, si zaidi ya mara kumi kwa saa. Kila mara huhifadhiwa pamoja na jina la mwajiri. Mfanyakazi anaweza kutuuliza ni nani alimtafuta.',
        { heading: 'Mwajiri ambaye mfanyakazi alimkubali' },
        'Wasifu ambao kila mwajiri anaweza kuupata, hata ikiwa imezimwa, na mahali anapoishi kama alivyopaandika. Jina na nambari kamili ya simu: baada tu ya kukubali ombi lake la mawasiliano, hadi atakapoondoa idhini hiyo. Kile ambacho ukaguzi hupata: baada tu ya kukubali ukaguzi huo, na sehemu zile tu ambazo kifurushi hufungua. Utambulisho huonyesha jina lake kamili na tarakimu tatu za mwisho za kitambulisho ukishathibitishwa. Nambari kamili huonyeshwa tu mwajiri akiiomba, si zaidi ya 30 kwa siku. Kila mara huhifadhiwa pamoja na jina la mwajiri, na mfanyakazi anaweza kutuuliza ni nani alitazama. Warejelewa kikamilifu ni majina yao, nambari, jinsi wanavyomjua na walichosema; kwa muhtasari ni idadi yao, na wangapi walipatikana. Baada ya mfanyakazi kuondoa idhini yake, na siku 90 baada ya ripoti, mwajiri bado husoma matokeo yaliyoamuliwa kwa ajili yake, bila alama yake, nambari yake ya kitambulisho, mahali anapoishi, miaka ya uzoefu, maoni na nambari za warejelewa wake, na hakuna chochote kilichokuja baadaye.',
      ],
      packages: {
        title: 'Kila kifurushi hufungua nini',
        levels: { none: 'Bila kifurushi', lite: 'Lite', standard: 'Standard', premium: 'Premium' },
        summary: (section) => `${section} kwa muhtasari`,
        sections: {
          identity: 'utambulisho',
          police_clearance: 'Cheti cha Tabia Njema (Good Conduct)',
          health: 'afya',
          misconduct: 'rekodi ya makosa kazini',
          references: 'warejelewa',
          work_history: 'historia ya kazi',
          social_screening: 'ukaguzi wa mitandao ya kijamii',
          reviews: 'maoni',
          recommendation: 'pendekezo',
        },
      },
      after: [
        'Afya hukaguliwa kwa vifurushi vya Premium; Standard hufungua sehemu hiyo kwa matokeo yaliyopo tayari. Ripoti iliyokamilika kabla ya idhini kuondolewa hubaki kwa mwajiri aliyeilipia. Utambulisho ukishathibitishwa hutumika kwa kila ukaguzi unaofuata ambao mfanyakazi anaukubali.',
        { heading: 'Mwenye kiungo cha wasifu wa wazi' },
        'Mfanyakazi anaweza kutuma kiungo. Huonyesha jina la kwanza, aina ya kazi, picha yake akiacha “Onyesha picha yangu” ikiwa imewashwa, beji na alama ya uaminifu, na hakionyeshi chochote “Waajiri wanaweza kunipata” ikizimwa.',
        { heading: 'Mwenye msimbo wa ripoti' },
        'Kama ripoti ni ya kweli: hali yake, nambari, tarehe na kifurushi, na jina la kwanza la mfanyakazi na herufi ya kwanza ya jina lake la mwisho. Kamwe si matokeo. Mwajiri anaweza kuuondoa msimbo huo; basi hausemi lolote kumhusu mfanyakazi.',
        { heading: 'Mwenye kiungo cha mwaliko' },
        'Jina la kwanza la mwajiri anayealika, na kama mwaliko bado uko wazi. Hakuna lolote kumhusu mfanyakazi.',
        { heading: 'Timu yetu ya uthibitishaji' },
        'Kile hatua inahitaji: wasifu, stakabadhi, picha za utambulisho, nambari za warejelewa, maoni, ripoti za matukio na mapingamizi. Kila mara mmoja wao anapofungua picha, stakabadhi au nambari, huandikwa.',
        { heading: 'Mfanyakazi mwenyewe' },
        'Yote aliyotuambia, yote aliyoyakubali, kila tokeo kumhusu, na jina la kila mwajiri anayeuliza. Kamwe si nani aliandika maoni au kuripoti tukio. Stakabadhi zake zinaonekana kwake na kwa timu pekee, picha za utambulisho kwa timu pekee; waajiri hawazioni.',
        { heading: 'Hakuna mwingine' },
        'Isipokuwa kampuni zilizo katika sehemu inayofuata, na mahakama au mamlaka ambapo sheria inatulazimisha.',
      ],
    },
    providers: {
      title: 'Kampuni zinazotufanyia kazi',
      blocks: [
        {
          facts: [
            {
              term: 'Paystack (malipo)',
              value:
                'Hupata kiasi, rejeleo letu, na barua pepe ya risiti: yako kama ulitoa, au tunayoitengeneza kwa akaunti yako. Unachoandika kwenye ukurasa wake (kadi, nambari ya M-PESA) hubaki kwake. Benki yako ikidai malipo yarudishwe, hupata pia jina na nambari yako ya simu, na ulichoagiza; marejesho yakikwama, hupata akaunti unayotutajia kwa ajili yake.',
            },
            {
              term: "Africa's Talking (SMS)",
              value:
                'Hupata nambari ya simu na maneno ya kila SMS tunayotuma, na ya kila unayotutumia. Maneno yanaweza kuwa na jina: la mwajiri anayeuliza, la mfanyakazi aliyemtaja mrejelewa, au jina la kwanza la mfanyakazi aliyeulizwa na mwajiri.',
            },
            {
              term: 'Smile ID (utambulisho)',
              value:
                'Hupata selfie ya mfanyakazi na picha za uso wake ukisogea, jina, nambari ya kitambulisho, nambari ya simu, barua pepe kama alitoa, na lini na kwa lugha gani alikubali. Huzilinganisha na rekodi rasmi. Picha za kitambulisho hubaki kwetu.',
            },
            {
              term: 'WhatsApp',
              value: 'Hupata kitu tu ukibonyeza wewe mwenyewe kitufe cha kufungua mazungumzo.',
            },
          ],
        },
        'Kampuni hizi zinaweza kuhifadhi maelezo hayo nje ya Kenya, chini ya ilani zao na sheria. Hupata yaliyotajwa hapa kwa kazi hii, na si zaidi.',
      ],
    },
    consent: {
      title: 'Idhini, na jinsi ya kuiondoa',
      blocks: [
        `Tunauliza kwa SMS au kwenye app, kwa mwajiri mmoja mmoja, na kutaja kitakachoangaliwa. Muda wa swali huisha baada ya saa ${REQUEST_EXPIRES_AFTER_HOURS}; kunyamaza ni hapana. NDIYO ni ya ukaguzi uliotajwa, na ukaguzi mdogo kuliko huo, kwa siku ${CONSENT_LASTS_DAYS}. Kwa ukaguzi wa kina zaidi, au wa baadaye, tunauliza upya.`,
        `HAPANA huheshimiwa, na kuondoa NDIYO pia: mwajiri huyo hawezi kumuuliza lolote kwa siku ${REFUSAL_RESTS_DAYS}, na baada ya HAPANA ya tatu hawezi tena, isipokuwa mfanyakazi akimruhusu. Maneno ya mwajiri kwa mfanyakazi husomwa kwenye app yake, kamwe si kwa SMS.`,
        'Kwa ukaguzi wa utambulisho mfanyakazi hukubali kwenye app, kabla ya picha ya kwanza. Kabla ya kutuma picha anaweza kuacha.',
        'Kwa kila NDIYO tunahifadhi nani aliitoa, kwa nani, kwa maneno na lugha gani, lini na kwa njia gani. Mfanyakazi huzisoma zote kwenye app yake chini ya Maombi, “Ulichokubali”.',
        'Mfanyakazi anaweza kuiondoa wakati wowote, bila malipo:',
        [
          'Kwenye app: Maombi, “Ulichokubali”, “Ondoa idhini”. Huhesabika kwa yote ya aina hiyo aliyomkubalia mwajiri huyo.',
          'Mwajiri mmoja: “Zuia mwajiri huyu” kwenye app, au ZUIA pamoja na nambari ya SMS yake. Huondoa alichomkubalia mwajiri huyo, ambaye hawezi kumuuliza lolote tena. Timu yetu huambiwa.',
          'Kwa SMS: jibu STOP. Huondoa kila idhini, hukataa kila swali lililo wazi, humficha kwa waajiri wasiomjua, na humaliza ujumbe wote isipokuwa code anayoiomba mwenyewe. ANZA huruhusu ujumbe tena; kilichoondolewa hubaki kimeondolewa.',
        ],
        'Basi ukaguzi ulio wazi husimama, hakuna kingine kinachofunguliwa kwa mwajiri, naye hurudishiwa sehemu ya bei ya ukaguzi ambao haukuamuliwa. Kilichofanywa kabla kilikuwa halali na hubaki: mwajiri hubaki na matokeo yaliyoamuliwa, bila alama ya mfanyakazi, nambari yake ya kitambulisho, mahali anapoishi, miaka ya uzoefu, maoni na nambari za warejelewa wake, na uthibitisho kwamba alikuwa amekubali huhifadhiwa.',
        'Mrejelewa hujibu HAPANA pamoja na nambari iliyo kwenye SMS, au STOP: nambari yake na alichosema huondolewa, na hatumpigii.',
      ],
    },
    automatic: {
      title: 'Kinachoamuliwa na mashine',
      blocks: [
        'Utambulisho: Smile ID hulinganisha uso na rekodi rasmi. Tunaiuliza tena wenyewe kabla ya neno lake kuhesabika. Ndiyo iliyo wazi huthibitisha, ikiwa rekodi ina jina la wasifu wake; jina likiwa tofauti, tunamuuliza kwanza. Hapana inayoweza kurekebishwa kwa picha bora huelezwa sababu yake, na mfanyakazi anaweza kujaribu tena; shaka, tuhuma, au hapana baada ya jaribio la mwisho, huangaliwa na mtu wa timu yetu na kamwe haitumiki dhidi yake na mashine peke yake (kifungu cha 35).',
        `Alama ya uaminifu: jumla ya alama zilizowekwa kwa mambo ${String(trustComponents.length)}, kama utambulisho uliothibitishwa au warejelewa waliopatikana. Kanuni ni zilezile kwa wote. Mfanyakazi huona daima jinsi yake ilivyopatikana, na mwajiri kadiri kifurushi chake kinavyoruhusu. Hubadilika yenyewe mambo yakibadilika, na haiamui lolote: anayeamua ni mwajiri.`,
        'Maamuzi mengine yote kuhusu mfanyakazi — kila hatua ya ukaguzi, stakabadhi, maoni, matukio, mapingamizi — hufanywa na mtu anayewajibika kwayo.',
      ],
    },
    kept: {
      title: 'Kwa muda gani',
      blocks: [
        'Kilichomaliza muda wake huondolewa na kazi za kompyuta zinazofanyika angalau mara moja kwa siku. Kufutwa ni kuondoka kabisa; kuondolewa yaliyomo ni kwamba hubaki mstari usio na maelezo yoyote ya kibinafsi.',
      ],
      table: {
        caption: 'Nini huhifadhiwa kwa muda gani',
        what: 'Nini',
        period: 'Kwa muda gani',
        why: 'Kwa nini',
      },
      after: [
        '“Mradi akaunti yako ipo”: bado hakuna kitufe cha kufunga akaunti. Tuandikie, nasi tutafuta kile ambacho sheria haitulazimishi wala kuturuhusu kuhifadhi.',
      ],
    },
    phone: {
      title: 'Kwenye simu yako: hakuna vidakuzi, hakuna ufuatiliaji',
      blocks: [
        'Hatuweki vidakuzi (cookies), hatuhesabu ziara kwa msaada wa wengine, na hatupakii chochote kutoka kampuni nyingine. Kurasa za wazi hazihifadhi kitu kwenye simu yako. App huhifadhi kwenye kivinjari, katika kifaa hiki pekee:',
        [
          'kwamba umeingia, na jina lako, nambari na wasifu uliohifadhi (waajiri), au jina, nambari, anwani ya picha, aina ya kazi, lugha na hatua ya uthibitisho (wafanyakazi)',
          'ulichoandika au kuchagua na bado hujatuma, ili kisipotee mtandao ukikatika; baada ya mwezi mmoja husahauliwa',
          'mwaliko unaokaribia kuutuma au kuulipia',
        ],
        'Nambari ya kitambulisho haihifadhiwi hapo. Kutoka kwenye akaunti hufuta haya yote isipokuwa lugha.',
      ],
    },
    security: {
      title: 'Jinsi yanavyolindwa',
      blocks: [
        [
          'Nambari za kitambulisho, nambari za vyeti, ujumbe unaosubiri kutumwa na wanachotuambia watoa huduma vimefungwa kwa usimbaji ndani ya hifadhidata.',
          'Code na vipindi vya kuingia huhifadhiwa vikiwa vimefichwa, kiasi kwamba hakuna anayeweza kuingia navyo. Code hutumika mara moja, kwa dakika chache, na huisha ikikosewa mara tano.',
          'Ni simu inayopata code pekee inayoweza kuingia. Kuingia kwenye kifaa kingine huarifiwa kwa SMS; mfanyakazi anaweza kutoka kwenye simu zote mara moja.',
          'Nani alibadilisha au kutazama nini huandikwa katika kumbukumbu ambayo kila mstari hufunga uliotangulia, bila majina wala nambari.',
          'Kumbukumbu za mitambo yetu hazina majina, nambari za simu, code wala maneno ya ujumbe.',
          'Picha hutengenezwa upya zinapoingia, ili maelezo ya mahali zilipopigwa yasije pamoja nazo.',
        ],
      ],
    },
    children: {
      title: 'Watoto',
      blocks: [
        `Huduma hii ni ya watu wazima. Mfanyakazi lazima awe na umri wa angalau miaka ${String(MINIMUM_AGE_YEARS)}; tarehe ya kuzaliwa au umri ulio chini ya hapo hukataliwa. Hatuulizi chochote kuhusu watoto wa mwajiri. Tafadhali usiandike kuwahusu katika ujumbe, maoni au ripoti zaidi ya inavyohitajika kusema kilichotokea.`,
      ],
    },
    rights: {
      title: 'Haki zako, na jinsi ya kuzitumia hapa',
      blocks: [
        'Vifungu vya 26 hadi 40 vya Sheria vinakupa haki hizi. Ni bure. Pasipo na kitufe, tuandikie; tunaweza kukuomba uthibitishe kuwa ni wewe, kwa kawaida kwa jibu kutoka simu yako. Mtu mwingine anaweza kukuwakilisha pale sheria inapomruhusu (kifungu cha 27).',
        {
          facts: [
            {
              term: 'Kuambiwa maelezo yako yanatumika kwa nini (vifungu vya 26 na 29)',
              value: 'Ukurasa huu, na maneno ya kila swali tunalouliza.',
            },
            {
              term: 'Kuona maelezo yako (kifungu cha 26)',
              value:
                'Mfanyakazi husoma kwenye app wasifu wake, stakabadhi, idhini, warejelewa, maoni, kila tokeo kumhusu na jinsi alama yake ilivyopatikana. Mwajiri husoma wasifu wake, malipo, ripoti na maoni. Kwa mengine, na kama wewe ni mrejelewa au ulialikwa: tuandikie.',
            },
            {
              term: 'Kusahihishwa (vifungu vya 26 na 40)',
              value:
                'Badilisha wasifu wako mwenyewe. Kilichotumika kuthibitisha utambulisho wako hakibadiliki baada ya hapo: tuandikie. Mfanyakazi hupinga tokeo kwa kitufe kimoja; hadi timu yetu iamue, kila anayelisoma husoma kwamba limepingwa, na akiwa sahihi huondolewa katika kila ripoti.',
            },
            {
              term: 'Kufutwa (kifungu cha 40)',
              value:
                'Mfanyakazi huondoa picha, stakabadhi na warejelewa yeye mwenyewe; yasiyo ya lazima katika wasifu yanaweza kufutwa; maoni yanayosubiri yanaweza kuondolewa. Kufunga akaunti au kufuta kingine: tuandikie, kwa kuwa hakuna kitufe. Hatuwezi kufuta kile ambacho sheria inatutaka tuhifadhi: malipo, uthibitisho wa idhini, na kumbukumbu iliyofungwa, isiyo na majina.',
            },
            {
              term: 'Kupinga, au kuzuia matumizi ya maelezo yako (vifungu vya 26, 34 na 36)',
              value: 'Zima “Waajiri wanaweza kunipata”, ondoa idhini, jibu HAPANA au STOP, au tuandikie.',
            },
            {
              term: 'Kuchukua maelezo yako (kifungu cha 38)',
              value:
                'Mwajiri hupakua ripoti zake kama PDF. Bado hakuna upakuaji wa akaunti nzima: tuandikie, nawe utapata faili inayosomeka na kompyuta.',
            },
            {
              term: 'Kutohukumiwa na mashine peke yake (kifungu cha 35)',
              value: 'Soma “Kinachoamuliwa na mashine”. Tuandikie, na mtu ataangalia tena.',
            },
          ],
        },
      ],
    },
    complain: {
      title: 'Jinsi ya kulalamika',
      blocks: [
        'Tuambie kwanza ukipenda. Hulazimiki: unaweza kulalamika kwa Ofisi ya Kamishna wa Ulinzi wa Data wakati wowote (kifungu cha 56), bila malipo.',
      ],
      office: 'Ofisi ya Kamishna wa Ulinzi wa Data: odpc.go.ke',
    },
    breach: {
      title: 'Kukitokea tatizo',
      blocks: [
        'Mtu asiyeruhusiwa akiyafikia maelezo ya kibinafsi, na jambo hilo likiweza kuwadhuru kweli, tunamwambia Kamishna wa Ulinzi wa Data ndani ya saa 72 baada ya kujua, na wahusika mapema iwezekanavyo, pamoja na kilichotokea na la kufanya (kifungu cha 43).',
      ],
    },
    changes: {
      title: 'Mabadiliko ya ukurasa huu',
      blocks: [
        'Tunachofanya kikibadilika, ukurasa huu hubadilika kwanza, ukiwa na tarehe mpya juu yake. Ulichokubali kabla huhesabika kwa maneno uliyoyakubali.',
      ],
    },
  },
  retention: keptInKiswahili,
};
