/** What can be wrong with a map drawn with Tiled, in one language; a missing sentence does not compile. */
export interface TiledWords {
  readonly notHexagonal: (orientation: string) => string;
  readonly infinite: string;
  readonly noGround: (value: string, grounds: readonly string[]) => string;
  readonly noAltitude: string;
  readonly notFlammable: string;
  readonly tilesElsewhere: (source: string) => string;
  readonly notCsv: string;
  readonly otherSize: (cells: number, wanted: number) => string;
  readonly nameless: string;
  readonly noClass: (kind: string, kinds: readonly string[]) => string;
  readonly staysInHex: string;
  readonly offTheMap: string;
}
