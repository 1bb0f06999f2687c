import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { validateXML } from 'xmllint-wasm';

/** Schema of sitemaps.org. It is strict: elements of other namespaces need a schema, too. */
const SITEMAP = {
  fileName: 'sitemap.xsd',
  contents: readFileSync(
    fileURLToPath(new URL('../../schema/sitemap.xsd', import.meta.resolve('sitemap'))),
    'utf8',
  ),
};

/** The element of XHTML that names the same page in another language, as search engines read it. */
const ALTERNATE = {
  fileName: 'alternate.xsd',
  contents: `<?xml version="1.0" encoding="UTF-8"?>
<xsd:schema xmlns:xsd="http://www.w3.org/2001/XMLSchema"
  targetNamespace="http://www.w3.org/1999/xhtml">
  <xsd:element name="link">
    <xsd:complexType>
      <xsd:attribute name="rel" use="required" fixed="alternate"/>
      <xsd:attribute name="hreflang" use="required">
        <xsd:simpleType>
          <xsd:union memberTypes="xsd:language">
            <xsd:simpleType>
              <xsd:restriction base="xsd:string"><xsd:enumeration value="x-default"/></xsd:restriction>
            </xsd:simpleType>
          </xsd:union>
        </xsd:simpleType>
      </xsd:attribute>
      <xsd:attribute name="href" use="required" type="xsd:anyURI"/>
    </xsd:complexType>
  </xsd:element>
</xsd:schema>`,
};

const ALL = {
  fileName: 'all.xsd',
  contents: `<?xml version="1.0" encoding="UTF-8"?>
<xsd:schema xmlns:xsd="http://www.w3.org/2001/XMLSchema">
  <xsd:import namespace="http://www.sitemaps.org/schemas/sitemap/0.9" schemaLocation="sitemap.xsd"/>
  <xsd:import namespace="http://www.w3.org/1999/xhtml" schemaLocation="alternate.xsd"/>
</xsd:schema>`,
};

/** Returns the problems that libxml2 finds in a sitemap by the schema of sitemaps.org. */
export async function sitemapProblems(xml: string): Promise<readonly string[]> {
  const { errors } = await validateXML({
    xml: { fileName: 'sitemap.xml', contents: xml },
    schema: [ALL],
    preload: [SITEMAP, ALTERNATE],
  });
  return errors.map(({ message }) => message);
}
