/** The workspaces with planted faults. */
export const rooms = ['api', 'domain', 'employer', 'worker', 'ops', 'ui', 'sandbox'] as const;
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

/** A mistake that a developer could make: a change of one place in one file. It compiles, so only a test can find it. */
export type Fault = {
  /** The workspace and the name of the fault, such as `api/unsigned-payment`. */
  id: `${Room}/${string}`;
  kind: (typeof kinds)[number];
  /** The harm that an undetected fault causes, and its victim. */
  harm: string;
  /** From the top of the repository. */
  file: string;
  /** Occurs in the file exactly once. */
  find: string;
  replace: string;
  /** A part of the names of the test files that run before all others of the workspace. */
  first?: string;
};

export const roomOf = ({ id }: Fault): Room => {
  const room = rooms.find((each) => id.startsWith(`${each}/`));
  if (room === undefined) throw new Error(`${id} names no room`);
  return room;
};
