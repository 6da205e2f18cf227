import { RECORD_COUNTS_YEARS } from '../misconduct.ts';
import { RECENT_PROFILE_MONTHS } from '../trust-score.ts';
import type { OwnScoreWords } from './english.ts';

export const kiswahili: OwnScoreWords = {
  title: 'Jinsi alama zako zinavyopatikana',
  unchecked: 'Bado hakuna chochote kukuhusu kilichokaguliwa. Hadi hapo, waajiri hawaoni alama yoyote.',
  running: 'Ukaguzi unaendelea, kwa hivyo alama zako zinaweza kuongezeka.',
  labels: {
    identity: 'Uthibitisho wa utambulisho',
    references: 'Warejelewa 2 au zaidi',
    admin_approval: 'Uamuzi wa mwisho wa timu',
    police_clearance: 'Cheti cha Tabia Njema (Good Conduct)',
    no_misconduct: 'Hakuna rekodi ya makosa kazini',
    social_screening: 'Mitandao ya kijamii',
    deep_check: 'Ukaguzi wa kina',
    recent_profile: 'Wasifu wa hivi karibuni',
  },
  texts: {
    identity: {
      earned: 'Utambulisho wako umethibitishwa.',
      open: 'Tuma selfie na kitambulisho chako kwenye Uthibitisho. Vikithibitishwa, utapata alama hizi.',
    },
    references: {
      earned: 'Warejelewa wako wamethibitisha.',
      open: 'Taja watu wawili wanaokufahamu kazini (warejelewa). Timu yetu ikiwapata, nao wakithibitisha, utapata alama hizi.',
    },
    admin_approval: {
      earned: 'Uamuzi wa mwisho wa timu yetu ni mzuri.',
      open: 'Mwisho wa kila ukaguzi timu yetu huandika uamuzi wa mwisho. Ukiwa mzuri, utapata alama hizi.',
    },
    police_clearance: {
      earned: 'Cheti chako cha Tabia Njema kimethibitishwa na hakina kosa.',
      open: 'Pakia Cheti chako cha Tabia Njema (Good Conduct) kwenye Stakabadhi. Timu yetu ikikithibitisha wakati wa ukaguzi, na kikiwa hakina kosa, utapata alama hizi.',
    },
    no_misconduct: {
      earned: `Rekodi zimekaguliwa, na hakuna kosa lililothibitishwa kukuhusu katika miaka ${RECORD_COUNTS_YEARS} iliyopita.`,
      open: `Katika kila ukaguzi timu yetu huangalia rekodi za makosa. Bila kosa lililothibitishwa katika miaka ${RECORD_COUNTS_YEARS} iliyopita, utapata alama hizi.`,
    },
    social_screening: {
      earned: 'Mitandao yako ya kijamii imekaguliwa, na hakuna tatizo.',
      open: 'Katika ukaguzi wa Standard au Premium timu yetu huangalia mitandao yako ya kijamii. Bila tatizo, utapata alama hizi.',
    },
    deep_check: {
      earned: 'Ukaguzi wa Premium umekamilika, bila tatizo katika historia yako ya kazi.',
      open: 'Ukaguzi wa Premium ukikamilika bila tatizo katika historia yako ya kazi, utapata alama hizi. Matokeo ya ukaguzi wa afya hayahesabiwi kamwe.',
    },
    recent_profile: {
      earned: `Umehariri wasifu wako ndani ya miezi ${RECENT_PROFILE_MONTHS} iliyopita.`,
      open: `Hariri wasifu wako na uuhifadhi. Utapata alama hizi kwa miezi ${RECENT_PROFILE_MONTHS}.`,
    },
  },
};
