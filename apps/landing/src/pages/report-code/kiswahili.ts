import { brand } from '@repo/domain/brand';
import { REPORT_CURRENT_DAYS } from '@repo/domain/report-standing';
import type { In } from '../../site/languages.ts';
import type { english } from './english.ts';

export const kiswahili: In<typeof english> = {
  head: {
    check: `Je, ripoti hii ni ya kweli? · ${brand.name}`,
    checkAbout: `Andika msimbo wa ripoti ya ${brand.name} uone kama ni ya kweli. Matokeo hayaonyeshwi kamwe.`,
    known: (title) => `${title} · ${brand.name}`,
    missing: `Andika msimbo wa ripoti · ${brand.name}`,
    number: `Hii ni nambari ya ripoti · ${brand.name}`,
    lookalike: `Huu si msimbo wa ripoti · ${brand.name}`,
    refused: `Huu si msimbo wa ripoti · ${brand.name}`,
    about: `${brand.name} inajua nini kuhusu msimbo wa ripoti: ni ya kweli au la, bila matokeo yoyote.`,
  },
  check: {
    title: 'Je, ripoti hii ni ya kweli?',
    text: `Kila ripoti ya ${brand.name} ina msimbo. Uandike hapa uone kama ripoti ni yetu. Hakuna anayeona matokeo kwa njia hii.`,
    label: 'Msimbo wa ripoti',
    hint: 'Herufi na tarakimu 16 katika makundi manne. Vistari na herufi kubwa si lazima.',
    missing: 'Andika msimbo wa ripoti.',
    refused:
      'Huu si msimbo wa ripoti: una herufi na tarakimu 16, na kamwe hauna I, L, O, U, 0 wala 1. Linganisha herufi kwa herufi.',
    number:
      'Hii ni nambari ya ripoti, si msimbo wake. Msimbo una makundi manne ya herufi na tarakimu nne, na uko kando ya mchoro wa mraba (QR code).',
    lookalike:
      'Msimbo kamwe hauna I, L, O, U, 0 wala 1. Angalia tena: O au 0 huenda ni Q au D, I, L au 1 huenda ni J, T au 7, na U huenda ni V.',
    send: 'Kagua msimbo',
  },
  where: {
    title: 'Msimbo uko wapi',
    places: [
      'Chini ya ukurasa wa kwanza, kando ya mchoro wa mraba (QR code).',
      'Chini kabisa ya kila ukurasa.',
      'Au soma mchoro wa mraba kwa kamera ya simu: jibu litafunguka.',
    ],
    told: 'Utaambiwa kama ripoti ni ya kweli, nambari, tarehe na kifurushi chake, na jina la kwanza la mfanyakazi pamoja na herufi ya kwanza ya jina la mwisho. Mwajiri haambiwi kwamba umeuliza.',
  },
  facts: {
    code: 'Msimbo',
    number: 'Nambari ya ripoti',
    issued: 'Ilitolewa',
    notYet: 'Bado',
    bought: 'Kifurushi',
    worker: 'Mfanyakazi',
    yes: 'Ndiyo',
    revoked: 'Uliondolewa',
  },
  genuine: {
    title: 'Ripoti hii ni ya kweli',
    text: `${brand.name} ilitengeneza ripoti yenye msimbo huu, na imekamilika.`,
    meaningTitle: 'Kisichosemwa hapa',
    meaning: [
      'Inasema kwamba kuna ripoti kama hiyo. Haisemi chochote kuhusu yaliyomo.',
      'Karatasi inaweza kubadilishwa kwa mkono. Aliyeagiza ripoti anaweza kuifungua kwenye akaunti yake na kukuonyesha.',
    ],
  },
  inProgress: {
    title: 'Ripoti hii bado haijakamilika',
    text: `Msimbo ni wetu. ${brand.name} bado inaendelea na ukaguzi, au inausahihisha.`,
    meaningTitle: 'La kufanya sasa',
    meaning: [
      'Usiamue kwa nakala iliyochapishwa: si yote yaliyomo ni ya mwisho.',
      'Fungua ukurasa huu tena baadaye. Utasema mara ripoti itakapokamilika.',
    ],
  },
  superseded: {
    title: 'Kuna ripoti mpya zaidi',
    text: 'Ripoti hii ilikuwa yetu ilipotengenezwa. Mwajiri huyo huyo ana ripoti mpya iliyokamilika kuhusu mfanyakazi huyo huyo.',
    meaningTitle: 'La kufanya sasa',
    meaning: [
      'Mwombe aliyekupa ripoti hii akupe ile mpya, na ukague msimbo wake hapa.',
      'Usitegemee ile ya zamani: huenda yaliyomo yamebadilika.',
    ],
  },
  expired: {
    title: `Ripoti hii ina zaidi ya siku ${String(REPORT_CURRENT_DAYS)}`,
    text: `Ripoti ni yetu, na ilikuwa imekamilika siku ilipotolewa. Hutumika kwa siku ${String(REPORT_CURRENT_DAYS)}.`,
    meaningTitle: 'La kufanya sasa',
    meaning: [
      'Usiitegemee peke yake: huenda yaliyomo yamebadilika.',
      'Mwombe aliyekupa aagize ukaguzi mpya. Mfanyakazi ataombwa idhini yake tena.',
    ],
  },
  withdrawn: {
    title: 'Mfanyakazi aliondoa idhini yake',
    text: 'Msimbo huu ulikuwa wa ripoti. Kisha mfanyakazi aliondoa idhini yake ya ukaguzi.',
    meaningTitle: 'La kufanya sasa',
    meaning: [
      'Usitegemee ripoti yenye msimbo huu. Hakuna zaidi kinachosemwa kuihusu.',
      'Ukaguzi mpya unahitaji idhini mpya ya mfanyakazi.',
    ],
  },
  revoked: {
    title: 'Msimbo huu hautumiki tena',
    text: 'Ulikuwa wa ripoti. Kisha mwajiri aliuondoa, au ukaguzi uliisha bila ripoti.',
    meaningTitle: 'La kufanya sasa',
    meaning: [
      'Usitegemee ripoti yenye msimbo huu. Hakuna zaidi kinachosemwa kuihusu.',
      'Mwombe aliyekupa akupe msimbo ambao ripoti inao sasa.',
    ],
  },
  unknown: {
    title: 'Hakuna ripoti yenye msimbo huu',
    text: 'Ulinganishe na ulio kwenye ripoti, herufi kwa herufi. Kama ni ule ule, ripoti hiyo si yetu: usiitegemee.',
    forged: {
      title: 'Je, msimbo ni ule ule kwenye karatasi?',
      text: 'Ikiwa ndivyo, huenda mtu ameighushi. Hifadhi karatasi hiyo, na utuambie nani alikupa.',
      link: 'Tuandikie',
    },
  },
  address: (origin) => `Angalia anwani ya ukurasa huu: ${origin}/ pekee ndiyo yetu.`,
  compare: {
    title: 'Linganisha na ripoti uliyo nayo',
    steps: [
      { title: 'Nambari ya ripoti', text: 'Ni sawa, tarakimu kwa tarakimu.' },
      { title: 'Kifurushi', text: 'Ni sawa, na pia tarehe ya kutolewa kama ripoti imekamilika.' },
      { title: 'Mfanyakazi', text: 'Jina la kwanza ni sawa, na jina la mwisho linaanza na herufi hii.' },
    ],
  },
  refusal: {
    title: 'Si faili tuliyoitoa',
    text: 'Msimbo ni wetu, lakini faili uliyochagua si yetu. Usiitegemee: huenda mtu ameibadilisha.',
  },
  file: {
    title: 'Je, faili yako ndiyo tuliyoitoa?',
    text: 'Chagua PDF au iangushe hapa. Inabaki kwenye kifaa chako: alama yake ya kidijitali pekee ndiyo inayolinganishwa.',
    choose: 'Chagua PDF',
    same: {
      genuine: 'Hii ndiyo faili tuliyoitoa tarehe {date}.',
      superseded: 'Hii ndiyo faili tuliyoitoa tarehe {date}. Ripoti mpya inaweza kusema tofauti.',
      expired: 'Hii ndiyo faili tuliyoitoa tarehe {date}. Huenda yaliyomo yamebadilika.',
    },
    results: {
      busy: 'Faili inalinganishwa...',
      interim:
        'Hii ni faili tuliyoitoa tarehe {date}. Si ya mwisho: inaonyesha yaliyojulikana siku hiyo, na ripoti iliyokamilika inaweza kusema tofauti.',
      other:
        'Usitegemee faili hii. Si faili tuliyoitoa kwa msimbo huu. Nakala iliyoskaniwa au iliyohifadhiwa upya pia si faili ile ile: omba PDF kama ilivyopakuliwa.',
      notPdf: 'Chagua PDF ya ripoti.',
      failed:
        'Faili haikuweza kulinganishwa. Angalia mtandao wako, fungua ukurasa huu tena, kisha chagua faili mara nyingine.',
      tooMany: 'Misimbo na faili nyingi mno zimekaguliwa kutoka mtandao wako. Jaribu tena baada ya saa moja.',
    },
  },
  another: 'Kagua msimbo mwingine',
};
