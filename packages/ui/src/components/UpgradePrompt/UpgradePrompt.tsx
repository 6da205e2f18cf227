import type { ReactNode } from 'react';
import { Button, ButtonLink } from '../Button/Button.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import { useWords } from '../../words/use-words.ts';
import type { Words } from '../../words/words.ts';
import * as css from './UpgradePrompt.css.ts';

export const upgradePromptVariants = ['inline', 'banner', 'modal'] as const;

/** The way to the higher package: an address, or an action of the screen itself. */
type Upgrade =
  | { href: string; state?: unknown; onUpgrade?: never }
  | { onUpgrade: () => void; href?: never; state?: never };

interface Offer {
  /** 'Upgrade to Premium'. */
  title: string;
  /** The benefit: 'Complete reference details and work history, KES 2,000.' */
  children: ReactNode;
  /** The label of the button. */
  label: string;
  /** The label of the second button: 'Maybe Later'. The app decides in `onLater` what it does. */
  laterLabel?: string;
  /** Further buttons of an inline offer, behind its own. */
  more?: ReactNode;
}

/** A modal must be closable, which answers nothing. The others may have no second button. */
type Way =
  | { variant: 'inline' | 'banner'; onLater?: () => void; open?: never; onClose?: never }
  | { variant: 'modal'; open: boolean; onLater: () => void; onClose: () => void };

export type UpgradePromptProps = Offer & Upgrade & Way;

/** On a screen the offer leaves the primary button to the screen. A sheet over the screen is a separate question. */
const emphases = {
  inline: 'secondary',
  banner: 'secondary',
  modal: 'primary',
} as const satisfies Record<(typeof upgradePromptVariants)[number], unknown>;

const looks = { inline: css.inline, banner: css.banner };

const english: Words['upgradePrompt'] = { later: 'Maybe Later' };

/** Offers the higher package, in place of locked content. */
export function UpgradePrompt(props: UpgradePromptProps) {
  const { title, children, label, laterLabel, more, onLater } = props;
  const words = useWords('upgradePrompt', english);
  const emphasis = emphases[props.variant];
  const go =
    props.href === undefined ? (
      <Button variant={emphasis} onClick={props.onUpgrade}>
        {label}
      </Button>
    ) : (
      <ButtonLink variant={emphasis} href={props.href} state={props.state}>
        {label}
      </ButtonLink>
    );
  const later = onLater && (
    <Button variant="ghost" onClick={onLater}>
      {laterLabel ?? words.later}
    </Button>
  );
  if (props.variant === 'modal') {
    return (
      <Dialog
        open={props.open}
        onClose={props.onClose}
        title={title}
        actions={
          <>
            {later}
            {go}
          </>
        }
      >
        {children}
      </Dialog>
    );
  }
  return (
    <div className={css.place}>
      <div className={looks[props.variant]}>
        <div className={css.words}>
          <p className={css.title}>{title}</p>
          <div>{children}</div>
        </div>
        <div className={css.buttons}>
          {go}
          {later}
          {more}
        </div>
      </div>
    </div>
  );
}
