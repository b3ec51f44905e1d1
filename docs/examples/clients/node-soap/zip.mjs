/** A ZIP with one file, not compressed: all that the authority needs. */
import { crc32 } from 'node:zlib';

/** Version, flags (names in UTF-8), method 0, time and date (1980-01-01), checksum, twice the size, length of the name. */
const fields = (content, name) => {
  const bytes = Buffer.alloc(26);
  bytes.writeUInt16LE(20, 0);
  bytes.writeUInt16LE(0x800, 2);
  bytes.writeUInt16LE(0x21, 8);
  bytes.writeUInt32LE(crc32(content), 10);
  bytes.writeUInt32LE(content.length, 14);
  bytes.writeUInt32LE(content.length, 18);
  bytes.writeUInt16LE(name.length, 22);
  return bytes;
};

export const zip = (fileName, text) => {
  const [name, content] = [Buffer.from(fileName), Buffer.from(text)];
  const common = fields(content, name);
  const local = Buffer.concat([Buffer.from('PK\x03\x04'), common, name, content]);
  const directory = Buffer.concat([Buffer.from('PK\x01\x02\x14\0'), common, Buffer.alloc(14), name]);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06');
  end.writeUInt16LE(1, 8);
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(local.length, 16);
  return Buffer.concat([local, directory, end]);
};
