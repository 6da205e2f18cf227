import type { ReportSection } from '@repo/domain/report-sections';
import type { ShownCheckStatus } from '@repo/domain/report-words';
import { checkStates, type StatusTone } from '@repo/domain/status-vocabulary';
import type { Icon } from '@repo/ui/icons/make-icon';
import { MessageIcon } from '@repo/ui/icons/MessageIcon';
import { StarIcon } from '@repo/ui/icons/StarIcon';
import { checkIcons } from '@repo/ui/status/status-icons';

export interface SectionLook {
  readonly icon: Icon;
  readonly tone: StatusTone;
  /** The words of the icon. */
  readonly status: string;
}

/** The look of a section, in its row and in the contents. Null for one that is words, and no result. */
export function sectionLook(section: ReportSection, status: ShownCheckStatus | null): SectionLook {
  if (section === 'reviews') return { icon: StarIcon, tone: 'default', status: 'reviews of employers' };
  if (section === 'recommendation' && status === null)
    return { icon: MessageIcon, tone: 'default', status: 'words of our team' };
  const state = status ?? 'decided';
  return { icon: checkIcons[state], tone: checkStates[state].tone, status: checkStates[state].english };
}
