import type { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { PreparedFile } from '../services/platform/files/upload.ts';

/** A stored or drawn file, as an answer sends it. */
export interface KeptFile {
  readonly type: PreparedFile['type'] | 'image/png';
  readonly bytes: number;
  /** Opens the file from its beginning. Called only when the content is sent. */
  open(): Promise<Readable>;
  /**
   * The file name for a download. The service chooses it, never the sender. Absent for a file that the
   * browser shows in place.
   */
  readonly saveAs?: string;
  /**
   * Identifies these exact bytes. A browser may then store them, and asks before each use whether it may
   * still show them.
   */
  readonly tag?: string;
}

/** An answer that is a file. */
export class SentFile {
  readonly file: KeptFile;
  constructor(file: KeptFile) {
    this.file = file;
  }
}

/** The browser runs nothing of the file, and no other site may show it. */
const NO_RIGHTS = "default-src 'none'; sandbox; frame-ancestors 'none'";

export async function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  { file }: SentFile,
): Promise<FastifyReply> {
  void reply.headers({
    'content-security-policy': NO_RIGHTS,
    'x-content-type-options': 'nosniff',
    'content-disposition': file.saveAs === undefined ? 'inline' : `attachment; filename="${file.saveAs}"`,
  });
  if (file.tag !== undefined) {
    const tag = `"${file.tag}"`;
    void reply.headers({ 'cache-control': 'private, no-cache', etag: tag });
    if (request.headers['if-none-match'] === tag) return reply.code(304).send();
  }
  const content = await file.open();
  return reply.headers({ 'content-type': file.type, 'content-length': file.bytes }).send(content);
}
