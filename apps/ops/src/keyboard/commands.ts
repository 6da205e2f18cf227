import type { FoundWork, HeldWork, SavedView } from '@repo/api-client/queries/work';
import type { CommandGroup } from '@repo/ui/components/CommandMenu';
import type { SideNavItem } from '@repo/ui/components/SideNav';
import { workCodeOf } from '@repo/domain/work-code';
import { paths } from '../paths.ts';
import { queueAddress } from '../work/queue-address.ts';
import { workAddress } from '../work/work-address.ts';
import { deadlineBadgeOf, filterText, kindLabels, workCode, workTitle } from '../work/work-words.ts';

export interface Places {
  readonly held: readonly HeldWork[];
  readonly found: readonly FoundWork[];
  readonly views: readonly SavedView[];
  /** The pages of the rail. */
  readonly pages: readonly SideNavItem[];
}

const addressOf = ({ kind, id }: FoundWork): string =>
  kind === 'case' ? paths.case(id) : paths.item(kind, id);

const foundTitle = ({ kind, id }: FoundWork): string =>
  `${kind === 'case' ? 'Case' : kindLabels[kind]} ${workCodeOf(id)}`;

/** The places whose names have all typed words, in any order. */
export function commandsFor(
  query: string,
  { held, found, views, pages }: Places,
  go: (address: string) => void,
): readonly CommandGroup[] {
  const words = query.toLowerCase().split(/\s+/);
  const fits = ({ label }: { readonly label: string }) =>
    words.every((word) => label.toLowerCase().includes(word));
  const to = (id: string, label: string, address: string, detail?: string) => ({
    id,
    label,
    onSelect: () => go(address),
    ...(detail === undefined ? {} : { detail }),
  });
  return [
    {
      label: 'By its code',
      commands: found.map((each) => to(`found-${each.kind}-${each.id}`, foundTitle(each), addressOf(each))),
    },
    {
      label: 'In your hands',
      commands: held
        .map((work) =>
          to(
            `held-${work.kind}-${work.id}`,
            `${workTitle(work)}, ${workCode(work)}`,
            workAddress(work),
            deadlineBadgeOf(work)?.label,
          ),
        )
        .filter(fits),
    },
    {
      label: 'Saved views',
      commands: views
        .map((view) => to(`view-${view.id}`, view.name, queueAddress(view), filterText(view)))
        .filter(fits),
    },
    {
      label: 'Queues and pages',
      commands: pages
        .map(({ label, href, count, icon }) => ({ ...to(`page-${href}`, label, href, count), icon }))
        .filter(fits),
    },
  ];
}
