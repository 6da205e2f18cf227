import { Fragment, type ReactNode } from 'react';
import { heading, size as headingSize } from '../../primitives/Heading/Heading.css.ts';
import { join } from '../../primitives/join.ts';
import { size as textSize } from '../../primitives/Text/Text.css.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { size as avatar } from '../Avatar/Avatar.css.ts';
import * as card from '../Card/Card.css.ts';
import { size as circle } from '../CircularProgress/CircularProgress.css.ts';
import * as facts from '../DefinitionList/DefinitionList.css.ts';
import * as listRow from '../ListRow/ListRow.css.ts';
import * as someone from '../Person/Person.css.ts';
import * as personRow from '../PersonRow/PersonRow.css.ts';
import { bone } from '../RoomFor/RoomFor.css.ts';
import { RoomFor } from '../RoomFor/RoomFor.tsx';
import * as statusLine from '../StatusLine/StatusLine.css.ts';
import * as timeline from '../Timeline/Timeline.css.ts';
import * as css from './Skeleton.css.ts';

/**
 * `person`: a `PersonRow`. `case`: a `ListRow` of a verification, `recent`: the same in brief. `report`: the head of a report, `score`: the same with a
 * smaller ring. `ring`: a ring with words beside it. `steps`: a `Timeline`. `facts`: a `DefinitionList`. `row`: a line of a
 * `DataTable`.
 */
export const skeletonKinds = [
  'line',
  'field',
  'card',
  'person',
  'case',
  'recent',
  'report',
  'score',
  'ring',
  'steps',
  'facts',
  'row',
] as const;
type Kind = (typeof skeletonKinds)[number];

interface Drawn {
  kind?: Kind;
  /** The number of rows, cards, steps or lines below one another. */
  count?: number;
}

interface Own {
  /** The component that comes, with words about as long as its own, where no kind is like it. */
  children: ReactNode;
}

export type SkeletonProps = (Drawn | Own) & {
  /**
   * The loading message: 'Loading workers...'. Screen readers say it. Absent where another one on the screen has said it of
   * all that comes.
   */
  label?: string;
};

const shape = (...looks: string[]) => <span className={join(bone, ...looks)} />;
const bar = (...looks: string[]) => (
  <span className={join(css.bar, ...looks)}>
    <span className={css.letters} />
  </span>
);
const { long, medium, short } = css.width;

const title = (size: keyof typeof headingSize) => (
  <span className={join(css.part, heading, headingSize[size])}>{bar(long)}</span>
);
const pill = shape(css.pill);

/** A photo with a name and a line of words. */
const person = (photo: keyof typeof avatar, name: ReactNode, below: ReactNode) => (
  <span className={someone.person}>
    {shape(css.round, avatar[photo])}
    <span className={someone.words}>
      {name}
      {below}
    </span>
  </span>
);

/** A `ListRow` as far as its rings: whose case it is, how it stands. */
const caseHead = (
  <>
    <span className={listRow.who}>
      {person(
        'small',
        <span className={someone.head}>
          <span className={someone.name}>{title(4)}</span>
          <span className={someone.status}>{pill}</span>
        </span>,
        bar(long, textSize.small),
      )}
    </span>
    <span className={listRow.scoreBelow}>{shape(css.round, css.ring, circle.xsmall)}</span>
  </>
);
const caseLine = (more?: ReactNode) => (
  <span className={statusLine.line}>
    {shape(css.round, css.icon)}
    <span className={statusLine.words}>
      {bar(long)}
      {more}
    </span>
  </span>
);

/** The head of a page about one worker. */
const head = (ring: string) => (
  <span className={css.beside}>
    <span className={css.part}>
      {person(
        'medium',
        title(2),
        <>
          {bar(long)}
          {pill}
        </>,
      )}
    </span>
    {shape(css.round, css.ring, css.end, ring)}
  </span>
);

const drawings: Readonly<Record<Kind, ReactNode>> = {
  line: bar(),
  field: <span className={css.field}>{bar(long)}</span>,
  card: (
    <span className={join(card.card, card.tone.surface, card.padding.medium)}>
      {title(4)}
      <span className={css.lines}>
        {bar()}
        {bar()}
      </span>
    </span>
  ),
  person: (
    <span className={personRow.row}>
      <span className={personRow.photo}>{shape(css.round, avatar.medium)}</span>
      <span className={personRow.name}>{title(4)}</span>
      <span className={personRow.facts}>
        {bar(long)}
        {bar(medium)}
      </span>
      <span className={personRow.score}>{shape(css.round, css.ring, circle.xsmall)}</span>
      <span className={personRow.state}>{shape(css.pill, css.flat)}</span>
      <span className={personRow.action}>{bar(css.link)}</span>
    </span>
  ),
  case: (
    <span className={listRow.row.noted}>
      {caseHead}
      <span className={listRow.state}>
        {caseLine()}
        {bar()}
      </span>
      <span className={listRow.foot}>
        <span className={listRow.noteAbove}>
          {bar(medium, textSize.small)}
          {bar(long, textSize.small)}
        </span>
        <span className={listRow.actionBelow}>{shape(css.button)}</span>
      </span>
    </span>
  ),
  recent: (
    <span className={listRow.row.brief}>
      {caseHead}
      <span className={listRow.state}>{caseLine(bar(medium))}</span>
      <span className={listRow.line}>
        <span className={listRow.noteBeside}>{bar(medium, textSize.small)}</span>
        <span className={listRow.lineHigh}>{bar(css.link)}</span>
      </span>
    </span>
  ),
  report: head(css.scoreRing),
  score: head(circle.medium),
  ring: (
    <span className={css.beside}>
      {shape(css.round, css.ring, circle.medium)}
      {bar(long)}
    </span>
  ),
  steps: (
    <span className={join(timeline.step, css.step)}>
      <span className={timeline.disc} />
      <span className={timeline.words}>
        <span className={timeline.head}>
          <span className={join(timeline.title, css.narrow)}>{bar(long)}</span>
          {bar(short)}
        </span>
      </span>
    </span>
  ),
  facts: (
    <span className={facts.layout.line}>
      <span className={facts.term}>{bar(medium)}</span>
      <span className={facts.value}>{bar(medium)}</span>
    </span>
  ),
  row: (
    <span className={css.row}>
      <span>{bar(long)}</span>
      <span>{bar(medium)}</span>
      <span>{bar(medium)}</span>
      <span>{bar(short)}</span>
    </span>
  ),
};

const rows = join(card.card, card.tone.surface, card.padding.none);
/** The frame around the items of a kind, where it is not the distance between them. */
const frames: Partial<Record<Kind, string>> = {
  line: css.lines,
  person: rows,
  case: rows,
  recent: rows,
  steps: join(css.lines, timeline.list),
  facts: css.lines,
};

/**
 * What is about to come, drawn in its place and as high, so that nothing moves when it appears. It is a kind of row or card,
 * or the very component that comes.
 */
export function Skeleton({ label, ...drawn }: SkeletonProps) {
  return (
    <div className={css.place}>
      {label !== undefined && (
        <output>
          <VisuallyHidden>{label}</VisuallyHidden>
        </output>
      )}
      {'children' in drawn ? <RoomFor>{drawn.children}</RoomFor> : <Items {...drawn} />}
    </div>
  );
}

const Items = ({ kind = 'line', count = 3 }: Drawn) => (
  <div className={frames[kind] ?? css.apart}>
    {Array.from({ length: count }, (_, place) => (
      <Fragment key={place}>{drawings[kind]}</Fragment>
    ))}
  </div>
);
