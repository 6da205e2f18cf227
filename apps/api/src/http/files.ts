import type { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { PreparedFile } from '../services/platform/files/upload.ts';

/** A file that was kept, as it is answered. */
export interface KeptFile {
  readonly type: PreparedFile['type'];
  readonly bytes: number;
  /** Opens it from its beginning; asked for only when it is really sent. */
  open(): Promise<Readable>;
  /** The name under which it is saved, which is ours and never its sender's; absent for what is shown where it stands. */
  readonly saveAs?: string;
  /** Names these very bytes. A browser may then keep them, and asks each time whether it still may show them. */
  readonly tag?: string;
}

/** An answer that is a file. */
export class SentFile {
  readonly file: KeptFile;
  constructor(file: KeptFile) {
    this.file = file;
  }
}

/** Whatever a file holds, nothing in it is run, and no other site may show it. */
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
