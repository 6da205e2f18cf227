/** The rooms that faults are planted in. */
export const rooms = ['api', 'domain', 'employer', 'worker', 'ui', 'sandbox'] as const;
export type Room = (typeof rooms)[number];

export const kinds = [
  'wrong status',
  'wrong gate',
  'wrong rule',
  'lost audit row',
  'lost money',
  'double charge',
  'data kept or shown',
  'swapped text',
  'missing label',
  'overflow',
  'low contrast',
  'broken keyboard',
] as const;

/** One mistake that a developer could make, as a change of one place in one file. It compiles: only a test can find it. */
export type Fault = {
  /** Its room and its name, such as `api/unsigned-payment`. */
  id: `${Room}/${string}`;
  kind: (typeof kinds)[number];
  /** What would happen to whom if nobody found it. */
  harm: string;
  /** From the top of the repository. */
  file: string;
  /** Stands in the file exactly once. */
  find: string;
  replace: string;
  /** Test files, by a part of their names, that are run before all others of the room. */
  first?: string;
};

export const roomOf = ({ id }: Fault): Room => {
  const room = rooms.find((each) => id.startsWith(`${each}/`));
  if (room === undefined) throw new Error(`${id} names no room`);
  return room;
};
