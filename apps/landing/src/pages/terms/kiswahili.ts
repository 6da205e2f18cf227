import { REQUEST_EXPIRES_AFTER_HOURS, REQUEST_REMINDER_AFTER_HOURS } from '@repo/domain/consent-request';
import { brand } from '@repo/domain/brand';
import { INCIDENTS_PER_DAY } from '@repo/domain/incident-report';
import { formatKes } from '@repo/domain/money';
import { POLICE_CERTIFICATE_PRICE_CENTS, POLICE_CERTIFICATE_WEEKS } from '@repo/domain/police-clearance';
import { REPORT_CURRENT_DAYS } from '@repo/domain/report-standing';
import { MINIMUM_AGE_YEARS } from '@repo/domain/worker-profile-form';
import { urgentDuration, usualDuration } from '../../site/durations-in-kiswahili.ts';
import type { In } from '../../site/languages.ts';
import type { english } from './english.ts';

export const kiswahili: In<typeof english> = {
  head: {
    title: `Masharti — ${brand.name}`,
    description: `Kile ambacho ${brand.name} hufanya na haifanyi, bei yake, lini unarudishiwa pesa, na kile ambacho waajiri na wafanyakazi wanaweza kutarajia.`,
  },
  title: 'Masharti ya huduma',
  lead: 'Unachoweza kutegemea hapa, usichoweza, na tunachokuomba. Kwa maneno rahisi, kwa sababu ni muhimu.',
  version: 'Toleo la 27 Novemba 2026',
  contents: 'Katika ukurasa huu',
  sections: {
    who: {
      title: 'Kati ya nani na nani',
      blocks: [
        `Masharti haya ni kati ya anayeendesha ${brand.name} (“sisi”), waajiri wanaoitumia, na wafanyakazi wenye wasifu hapa. Anayefungua akaunti au kuingia anayakubali. Tunachofanya na maelezo ya kibinafsi kimeelezwa katika ilani ya faragha.`,
      ],
      privacy: 'Soma ilani ya faragha',
    },
    service: {
      title: 'Huduma hii ni nini, na si nini',
      blocks: [
        'Mwajiri humtafuta au humwalika mfanyakazi, hulipia kifurushi, na hupata ripoti ya ukaguzi uliomo: utambulisho, warejelewa (watu wanaomfahamu kazini), Cheti cha Tabia Njema (Good Conduct) na mengine, kila kimoja na tokeo lake na chanzo chake. Mfanyakazi hukubali kwanza.',
        [
          'Tunaripoti kilichopatikana, kisichopatikana, na kisichoweza kuthibitishwa. Hakuna kinachoongezwa ili ripoti ionekane imejaa.',
          'Ripoti husema hali ilivyokuwa katika tarehe yake. Si hakikisho la jinsi mtu atakavyotenda, wala si ushauri wa kuajiri au kutoajiri: anayeamua ni wewe.',
          'Alama ya uaminifu ni jumla ya alama kwa kanuni zilizowekwa, ikionyeshwa jinsi ilivyopatikana. Si hukumu ya mtu.',
          'Hatuajiri wafanyakazi, hatuwatafutii kazi, wala si sehemu ya makubaliano kati ya mwajiri na mfanyakazi.',
        ],
      ],
    },
    police: {
      title: 'Cheti cha Tabia Njema (Good Conduct)',
      blocks: [
        `Tunathibitisha Cheti cha Tabia Njema ambacho mfanyakazi anacho; hatukitoi, hatukiuzi wala hatuwezi kukiharakisha. Anakipata kwenye eCitizen, ambako kinagharimu ${formatKes(POLICE_CERTIFICATE_PRICE_CENTS)} na huchukua wiki ${String(POLICE_CERTIFICATE_WEEKS.minimum)} hadi ${String(POLICE_CERTIFICATE_WEEKS.maximum)}. Hadi akipate, hatua hiyo husema kwamba inakisubiri, na hatua nyingine huendelea.`,
      ],
    },
    accounts: {
      title: 'Akaunti',
      blocks: [
        [
          `Lazima uwe na umri wa miaka ${String(MINIMUM_AGE_YEARS)} au zaidi.`,
          'Akaunti ni ya nambari ya simu, na anayepata code yake anaweza kuingia. Tunza simu yako na code zako, usimpe mtu; hatukuulizi code kamwe.',
          'Unachosema kukuhusu lazima kiwe kweli. Mwajiri husema jina ambalo mfanyakazi atalisoma anapoulizwa.',
          'Nambari mpya ya simu ni akaunti mpya. Ukipoteza nambari yako, tuandikie.',
        ],
      ],
    },
    consent: {
      title: 'Hakuna lolote bila NDIYO ya mfanyakazi',
      blocks: [
        `Kabla ya ukaguzi wowote kwa mwajiri, mfanyakazi huulizwa kwa SMS na kwenye app yake. Ana saa ${String(REQUEST_EXPIRES_AFTER_HOURS)}, na ukumbusho mmoja baada ya saa ${String(REQUEST_REMINDER_AFTER_HOURS)}; kunyamaza ni hapana. Anaweza kuondoa NDIYO yake wakati wowote. Hakuna anayeruhusiwa kumlazimisha, kumdanganya, au kujibu kwa niaba yake.`,
        'Alika au uliza tu watu unaofikiria kweli kuwaajiri, kwa nambari waliyokupa au inayojulikana kuwa yao.',
      ],
    },
    price: {
      title: 'Bei na malipo',
      blocks: [
        [
          'Unacholipa ni bei unayoonyeshwa kabla ya kulipa, kwa shilingi za Kenya. Bei iliyo mahali pengine, iwe kwenye ukurasa wetu wa kwanza au tangazo, haihesabiki.',
          'Hulipwa mara moja kwa kifurushi kimoja, mfanyakazi mmoja na mwajiri mmoja, kwa M-PESA au kadi kwenye ukurasa wa Paystack. Hakuna malipo ya kila mwezi.',
          'Kifurushi cha juu zaidi kwa mfanyakazi huyohuyo hulipwa kikamilifu; ulicholipa kwa kile kidogo hakipunguzwi.',
          'Ulicho nacho tayari, au kinachofikia kina hichohicho, huuziwi tena.',
          'Kumwalika mfanyakazi ni bure. Upande wake ni bure daima.',
        ],
      ],
    },
    time: {
      title: 'Huchukua muda gani',
      blocks: [
        `Kifurushi husema ukaguzi wake huchukua muda gani kwa kawaida (${usualDuration}; ${urgentDuration} kwa cha haraka), kuanzia NDIYO ya mfanyakazi. Hilo ni lengo letu na si ahadi: hutegemea yeye, warejelewa wake, cheti chake na rejista rasmi. Kila hatua huonyesha inamsubiri nani na inatarajiwa lini.`,
      ],
    },
    refunds: {
      title: 'Lini unarudishiwa pesa zako',
      blocks: [
        'Zote, zenyewe, bila wewe kuomba, kwa njia uliyolipia:',
        [
          'mfanyakazi akikataa ukaguzi uliolipia',
          `asipojibu ndani ya saa ${String(REQUEST_EXPIRES_AFTER_HOURS)}`,
          'akiondoa idhini yake, au akijibu STOP, kabla ukaguzi wowote haujaamuliwa',
          'kilichofika kisipokuwa bei iliyoombwa, au kisipokuwa kwa shilingi, au kikilipwa mara mbili: basi kilichofika hurudi',
        ],
        'Akiondoa idhini yake, au akijibu STOP, baada ya baadhi ya ukaguzi kuamuliwa na kabla ripoti yako haijakamilika, ukaguzi uliobaki husimama, na sehemu yake ya bei hurudi kwako yenyewe, ikiongezwa hadi shilingi kamili. Ukaguzi tano kati ya nane ukiwa umeamuliwa, sehemu hiyo ni tatu ya nane. Matokeo yaliyoamuliwa hubaki kwako.',
        'Unaambiwa kwa SMS. Tunaiomba Paystack mara moja; lini zitakufikia hutegemea benki yako au M-PESA.',
        'Hazirudi zenyewe: ripoti ikishakamilika; kwa sababu tokeo si ulilotarajia; kwa sababu hatua haikuthibitika au inachukua muda zaidi. Kama hatujafanya ulicholipia, tuandikie, nasi tutarekebisha au kurudisha pesa. Haki zako chini ya Sheria ya Ulinzi wa Watumiaji (Consumer Protection Act, 2012) hubaki zilivyo.',
        'Benki yako ikiyarudisha malipo kwako, ukaguzi uliolipiwa nayo huisha.',
      ],
    },
    report: {
      title: 'Mwajiri anaweza kufanya nini na ripoti',
      blocks: [
        [
          'Itumie kuamua kama utamwajiri mfanyakazi huyu, na kulinda familia yako.',
          `Itegemee kwa siku ${REPORT_CURRENT_DAYS}. Baada ya hapo, na mfanyakazi akiondoa idhini yake, inakuonyesha matokeo yake bila alama yake, nambari yake ya kitambulisho na mawasiliano ya warejelewa wake, na msimbo wake husema hivyo.`,
          'Ibaki kwako na kwa wanaoamua pamoja nawe. Usiichapishe, usiiuze, usiipitishe kwa wengine, wala usiiweke kwenye mitandao ya kijamii. Anayehitaji kujua kama ni ya kweli anaweza kupewa msimbo wake, usioonyesha matokeo; unaweza kuuondoa msimbo huo.',
          'Usiitumie, wala unachojifunza hapa, kumbagua mtu au kumtishia. Katiba na Sheria ya Ajira zinakataza, nasi pia.',
          'Ukiamua kutomwajiri kwa sababu ya tokeo, mwambie kwamba anaweza kulisoma na kulipinga.',
          'Futa ulichopakua usipokihitaji tena: kwa nakala yako unawajibika mwenyewe chini ya Sheria ya Ulinzi wa Data, 2019.',
          'Nambari ya simu ambayo mfanyakazi anakupa ni ya kuzungumza naye kuhusu kazi.',
        ],
      ],
    },
    reviews: {
      title: 'Maoni na ripoti za matukio',
      blocks: [
        [
          'Ni mwajiri aliyelipia ukaguzi wa mfanyakazi, au ambaye mwaliko wake ulikubaliwa, anayeweza kuandika kumhusu. Andika ulichoona mwenyewe, na kilicho kweli tu.',
          'Timu yetu husoma maoni yote kabla ya wengine, na ikiyazuia husema kwa nini. Yakiwa yanasubiri unaweza kuyabadilisha au kuyaondoa. Huchapishwa bila jina lako.',
          `Ripoti ya tukio ni madai. Hakuna mwingine anayeisoma, na hakuna kinachobadilika kwa mfanyakazi, hadi timu yetu iithibitishe, na haithibitishi yoyote kabla ya kumuuliza upande wake. Mwajiri anaweza kuripoti ${String(INCIDENTS_PER_DAY)} kwa siku.`,
          'Anayetunga jambo ili kumdhuru mtu anaweza kupoteza akaunti na hujibu kisheria. Kukiwa na hatari pigia polisi simu: sisi si huduma ya dharura.',
        ],
      ],
    },
    workers: {
      title: 'Kama wewe ni mfanyakazi',
      blocks: [
        [
          'Kila kitu hapa ni bure kwako. Hakuna anayeruhusiwa kukuomba pesa kwa ukaguzi, tokeo zuri au nafasi kwenye orodha; mtu akikuomba, tuambie.',
          'Wewe unaamua nani akukague na nani apate nambari yako, na kama waajiri wasiokujua watakupata. Unaweza kukataa, na unaweza kuondoa NDIYO, bila kutoa sababu.',
          'Jambo lolote dhidi yako linaamuliwa na watu wawili wa timu yetu. Unaambiwa siku tano kabla halijaingia kwenye ripoti, na unaweza kulijibu au kuonyesha stakabadhi.',
          'Unasoma kila tokeo kukuhusu. Likiwa na kosa unalipinga: tangu hapo kila anayelisoma husoma kwamba limepingwa, hadi mtu wa timu yetu aamue na kukuambia sababu.',
          'Kabla ya tukio kukuhusu kuthibitishwa, unaulizwa upande wako.',
          'Unachotuma lazima kiwe chako na cha kweli. Stakabadhi ya kughushi huripotiwa jinsi ilivyo.',
          'Taja tu watu wanaokufahamu kazini (warejelewa). Wanaambiwa, na wanaweza kukataa.',
          'Hatuwezi kukuahidi kazi.',
        ],
      ],
    },
    misuse: {
      title: 'Kinachomaliza akaunti',
      blocks: [
        'Tunaweza kuwekea mipaka au kufunga akaunti inayotumika kudanganya, kusumbua, kukusanya maelezo ya watu, kukwepa HAPANA ya mtu, au kushambulia huduma. Tunakuambia kwanza na kukusikiliza, isipokuwa kama mtu angedhurika tukisubiri. Mipaka mingine hufanya kazi yenyewe: ni watu wangapi wanaweza kuulizwa, kutafutwa au kuandikiwa kwa muda fulani. Unaweza kuacha kutumia huduma wakati wowote; ili akaunti yako ifungwe, tuandikie.',
      ],
    },
    liability: {
      title: 'Tunachowajibikia',
      blocks: [
        [
          'Tunawajibika kufanya ukaguzi kwa uangalifu, kwa watu wanaoangalia wanachoamua, na kwa makosa yetu wenyewe kama sheria ya Kenya inavyosema.',
          'Tunategemea wengine: rejista, mtoa huduma wa utambulisho, warejelewa, mitandao ya simu. Wanachokosea tunakiripoti kwa nia njema, tunasema kimetoka wapi, na tunasahihisha tukijua zaidi.',
          'Hatuwajibiki kwa uamuzi wa kuajiri au la, kwa jinsi mtu anavyofanya kazini, wala kwa kile mwajiri anafanya na ripoti kinyume cha masharti haya.',
          'Huduma inaweza kukosekana wakati mwingine. Ulicholipia hakipotei kwa hilo.',
        ],
        'Hakuna lolote hapa linaloondoa haki ambayo sheria hairuhusu mtu yeyote kuiondoa.',
      ],
    },
    law: {
      title: 'Sheria na malalamiko',
      blocks: [
        'Sheria ya Kenya hutumika, na mahakama zake huamua. Tuambie kwanza kuna shida gani: mambo mengi hurekebishwa bila mahakama. Kuhusu maelezo ya kibinafsi unaweza pia kulalamika kwa Kamishna wa Ulinzi wa Data wakati wowote.',
      ],
    },
    changes: {
      title: 'Mabadiliko ya masharti haya',
      blocks: [
        'Masharti mapya huwekwa hapa pamoja na tarehe mpya. Ulichonunua kabla hubaki chini ya masharti ya wakati huo. Sentensi moja hapa ikikosa nguvu kisheria, nyingine hubaki.',
      ],
    },
  },
};
