import type { ReactNode, Ref } from 'react';
import { ArrowLeftIcon } from '../../icons/ArrowLeftIcon.tsx';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { join } from '../../primitives/join.ts';
import { Text } from '../../primitives/Text/Text.tsx';
import { IconButton, IconLink } from '../IconButton/IconButton.tsx';
import * as css from './PageHeader.css.ts';

/** The target of the arrow: an address, or an action of the screen itself. */
export type Back =
  | { label: string; href: string; state?: unknown; onClick?: never }
  | { label: string; onClick: () => void; href?: never; state?: never };

export interface PageHeaderProps {
  /** The screen's name, its level 1 heading. */
  title: string;
  subtitle?: ReactNode;
  back?: Back | undefined;
  /** One element at the right: a menu, a small button. */
  action?: ReactNode;
  /** Above the title, on the line of the way back: what kind of a screen it is, in a few words. */
  above?: ReactNode;
  ref?: Ref<HTMLHeadingElement> | undefined;
}

function BackArrow({ back }: { back: Back }) {
  return back.href === undefined ? (
    <IconButton label={back.label} icon={<ArrowLeftIcon />} onClick={back.onClick} />
  ) : (
    <IconLink label={back.label} icon={<ArrowLeftIcon />} href={back.href} state={back.state} />
  );
}

/** The top of every screen. */
export function PageHeader({ title, subtitle, back, action, above, ref }: PageHeaderProps) {
  return (
    <header className={join(css.header, back && css.underBack)}>
      {back && (
        <div className={join(css.back, Boolean(above) && css.besideAbove)}>
          <BackArrow back={back} />
        </div>
      )}
      {above && <div className={css.above}>{above}</div>}
      <div className={css.words}>
        <Heading level={1} ref={ref}>
          {title}
        </Heading>
        {subtitle && <Text tone="muted">{subtitle}</Text>}
      </div>
      {action && <div className={css.action}>{action}</div>}
    </header>
  );
}
