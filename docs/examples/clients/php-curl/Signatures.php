<?php

/** The two signatures that the authority asks for, made with ext-dom and ext-openssl, and a ZIP with one file. */

declare(strict_types=1);

final class Signatures
{
    private const DS = 'http://www.w3.org/2000/09/xmldsig#';
    private const XADES = 'http://uri.etsi.org/01903/v1.3.2#';
    private const C14N = 'http://www.w3.org/TR/2001/REC-xml-c14n-20010315';
    private const EXCLUSIVE = 'http://www.w3.org/2001/10/xml-exc-c14n#';
    private const RSA_SHA256 = 'http://www.w3.org/2001/04/xmldsig-more#rsa-sha256';
    private const SHA256 = 'http://www.w3.org/2001/04/xmlenc#sha256';
    private const OASIS = 'http://docs.oasis-open.org/wss/2004/01/oasis-200401-wss';

    private OpenSSLAsymmetricKey $key;

    /** @var list<string> Base64 of the DER: the company's own certificate, then those of its authorities. */
    private array $certificates;

    public function __construct(string $p12, string $password)
    {
        if (!openssl_pkcs12_read(file_get_contents($p12), $found, $password)) {
            throw new RuntimeException("Cannot open $p12: " . openssl_error_string());
        }
        $this->key = openssl_pkey_get_private($found['pkey']);
        $pems = [$found['cert'], ...self::upwards($found['cert'], $found['extracerts'] ?? [])];
        $this->certificates = array_map(
            fn (string $pem): string => preg_replace('/-----[^-]+-----|\s/', '', $pem),
            $pems,
        );
    }

    /** The authorities in the order in which they issued one another, whatever the order in the file. */
    private static function upwards(string $pem, array $others): array
    {
        $chain = [];
        $at = openssl_x509_parse($pem);
        while ($at['subject'] !== $at['issuer']) {
            $above = array_filter($others, fn (string $one): bool => openssl_x509_parse($one)['subject'] === $at['issuer']);
            if ($above === []) {
                break;
            }
            $chain[] = reset($above);
            $at = openssl_x509_parse(reset($above));
        }
        return $chain;
    }

    /** XAdES-EPES: signs a document whose last ext:ExtensionContent is empty. */
    public function document(string $xml): string
    {
        $document = new DOMDocument();
        $document->loadXML($xml);
        $xpath = new DOMXPath($document);
        $place = $xpath->query("(//*[local-name()='ExtensionContent'][not(*)])[last()]")->item(0);
        $digest = self::digest($document->documentElement->C14N());
        $id = 'xmldsig-' . bin2hex(random_bytes(16));
        $signature = $document->createDocumentFragment();
        $signature->appendXML($this->unfinished($id, $digest));
        $place->appendChild($signature);
        $part = fn (string $name): DOMElement => $xpath->query("//*[local-name()='$name']")->item(0);
        foreach (['KeyInfo' => 1, 'SignedProperties' => 2] as $name => $at) {
            $value = $xpath->query("//*[local-name()='SignedInfo']/*[local-name()='Reference']/*[local-name()='DigestValue']");
            $value->item($at)->nodeValue = self::digest($part($name)->C14N());
        }
        $part('SignatureValue')->nodeValue = $this->signed($part('SignedInfo')->C14N());
        return $document->saveXML();
    }

    /** With the digest of the document; those of the other parts depend on where they are. */
    private function unfinished(string $id, string $digest): string
    {
        $method = '<ds:DigestMethod Algorithm="' . self::SHA256 . '"/>';
        $time = (new DateTimeImmutable('now', new DateTimeZone('America/Bogota')))->format('Y-m-d\TH:i:sP');
        $certificates = implode('', array_map(fn (string $one): string => self::certificateEntry($one, $method), $this->certificates));
        return '<ds:Signature xmlns:ds="' . self::DS . '" Id="' . $id . '"><ds:SignedInfo>'
            . '<ds:CanonicalizationMethod Algorithm="' . self::C14N . '"/><ds:SignatureMethod Algorithm="' . self::RSA_SHA256 . '"/>'
            . '<ds:Reference Id="' . $id . '-ref0" URI=""><ds:Transforms><ds:Transform Algorithm="' . self::DS . 'enveloped-signature"/></ds:Transforms>'
            . "$method<ds:DigestValue>$digest</ds:DigestValue></ds:Reference>"
            . "<ds:Reference URI=\"#$id-keyinfo\">$method<ds:DigestValue/></ds:Reference>"
            . "<ds:Reference Type=\"http://uri.etsi.org/01903#SignedProperties\" URI=\"#$id-signedprops\">$method<ds:DigestValue/></ds:Reference>"
            . '</ds:SignedInfo><ds:SignatureValue/>'
            . "<ds:KeyInfo Id=\"$id-keyinfo\"><ds:X509Data><ds:X509Certificate>{$this->certificates[0]}</ds:X509Certificate></ds:X509Data></ds:KeyInfo>"
            . '<ds:Object><xades:QualifyingProperties xmlns:xades="' . self::XADES . "\" Target=\"#$id\">"
            . "<xades:SignedProperties Id=\"$id-signedprops\"><xades:SignedSignatureProperties><xades:SigningTime>$time</xades:SigningTime>"
            . "<xades:SigningCertificate>$certificates</xades:SigningCertificate>"
            . '<xades:SignaturePolicyIdentifier><xades:SignaturePolicyId><xades:SigPolicyId><xades:Identifier>'
            . 'https://facturaelectronica.dian.gov.co/politicadefirma/v2/politicadefirmav2.pdf</xades:Identifier></xades:SigPolicyId>'
            . "<xades:SigPolicyHash>$method<ds:DigestValue>dMoMvtcG5aIzgYo0tIsSQeVJBDnUnfSOfBpxXrmor0Y=</ds:DigestValue></xades:SigPolicyHash>"
            . '</xades:SignaturePolicyId></xades:SignaturePolicyIdentifier>'
            . '<xades:SignerRole><xades:ClaimedRoles><xades:ClaimedRole>supplier</xades:ClaimedRole></xades:ClaimedRoles></xades:SignerRole>'
            . '</xades:SignedSignatureProperties></xades:SignedProperties></xades:QualifyingProperties></ds:Object></ds:Signature>';
    }

    private static function certificateEntry(string $base64, string $method): string
    {
        $pem = "-----BEGIN CERTIFICATE-----\n" . chunk_split($base64, 64, "\n") . '-----END CERTIFICATE-----';
        $parsed = openssl_x509_parse($pem);
        $names = [];
        // RFC 2253: the most specific part first.
        foreach (array_reverse($parsed['issuer'], true) as $name => $value) {
            $names[] = $name . '=' . htmlspecialchars($value, ENT_XML1);
        }
        return "<xades:Cert><xades:CertDigest>$method<ds:DigestValue>" . self::digest(base64_decode($base64)) . '</ds:DigestValue></xades:CertDigest>'
            . '<xades:IssuerSerial><ds:X509IssuerName>' . implode(',', $names) . '</ds:X509IssuerName>'
            . '<ds:X509SerialNumber>' . self::decimal($parsed['serialNumberHex']) . '</ds:X509SerialNumber></xades:IssuerSerial></xades:Cert>';
    }

    /** Serial numbers of real authorities do not fit an int. */
    private static function decimal(string $hex): string
    {
        $decimal = '0';
        foreach (str_split($hex) as $digit) {
            $carry = hexdec($digit);
            for ($at = strlen($decimal) - 1; $at >= 0; $at--) {
                $carry += 16 * (int) $decimal[$at];
                $decimal[$at] = (string) ($carry % 10);
                $carry = intdiv($carry, 10);
            }
            $decimal = ltrim(($carry > 0 ? $carry : '') . $decimal, '0') ?: '0';
        }
        return $decimal;
    }

    /** WS-Addressing and WS-Security of an envelope without header; the policy of the service asks for a signed wsa:To. */
    public function message(string $envelope, string $address, string $action): string
    {
        $document = new DOMDocument();
        $document->loadXML($envelope);
        $root = $document->documentElement;
        $body = $document->getElementsByTagNameNS($root->namespaceURI, 'Body')->item(0);
        $header = $document->createElementNS($root->namespaceURI, $root->prefix . ':Header');
        $root->insertBefore($header, $body);
        $fragment = $document->createDocumentFragment();
        $fragment->appendXML($this->securityOf($address, $action));
        $header->appendChild($fragment);
        $part = fn (string $name): DOMElement => $header->getElementsByTagNameNS('*', $name)->item(0);
        $part('DigestValue')->nodeValue = self::digest($part('To')->C14N(true));
        $part('SignatureValue')->nodeValue = $this->signed($part('SignedInfo')->C14N(true));
        return $document->saveXML();
    }

    private function securityOf(string $address, string $action): string
    {
        [$wsse, $wsu] = [self::OASIS . '-wssecurity-secext-1.0.xsd', self::OASIS . '-wssecurity-utility-1.0.xsd'];
        $token = self::OASIS . '-x509-token-profile-1.0#X509v3';
        [$created, $expires] = [gmdate('Y-m-d\TH:i:s\Z'), gmdate('Y-m-d\TH:i:s\Z', time() + 300)];
        $to = htmlspecialchars($address, ENT_XML1);
        return "<wsse:Security xmlns:wsse=\"$wsse\" xmlns:wsu=\"$wsu\">"
            . "<wsu:Timestamp wsu:Id=\"TS\"><wsu:Created>$created</wsu:Created><wsu:Expires>$expires</wsu:Expires></wsu:Timestamp>"
            . '<wsse:BinarySecurityToken EncodingType="' . self::OASIS . "-soap-message-security-1.0#Base64Binary\" ValueType=\"$token\" wsu:Id=\"token\">"
            . "{$this->certificates[0]}</wsse:BinarySecurityToken>"
            . '<ds:Signature xmlns:ds="' . self::DS . '"><ds:SignedInfo><ds:CanonicalizationMethod Algorithm="' . self::EXCLUSIVE . '"/>'
            . '<ds:SignatureMethod Algorithm="' . self::RSA_SHA256 . '"/><ds:Reference URI="#To"><ds:Transforms>'
            . '<ds:Transform Algorithm="' . self::EXCLUSIVE . '"/></ds:Transforms><ds:DigestMethod Algorithm="' . self::SHA256 . '"/>'
            . '<ds:DigestValue/></ds:Reference></ds:SignedInfo><ds:SignatureValue/>'
            . "<ds:KeyInfo><wsse:SecurityTokenReference><wsse:Reference URI=\"#token\" ValueType=\"$token\"/></wsse:SecurityTokenReference></ds:KeyInfo>"
            . '</ds:Signature></wsse:Security>'
            . "<wsa:Action xmlns:wsa=\"http://www.w3.org/2005/08/addressing\">$action</wsa:Action>"
            . "<wsa:To xmlns:wsa=\"http://www.w3.org/2005/08/addressing\" xmlns:wsu=\"$wsu\" wsu:Id=\"To\">$to</wsa:To>";
    }

    private function signed(string $canonical): string
    {
        openssl_sign($canonical, $signature, $this->key, OPENSSL_ALGO_SHA256);
        return base64_encode($signature);
    }

    private static function digest(string $bytes): string
    {
        return base64_encode(hash('sha256', $bytes, true));
    }

    /** Not compressed; ext-zip is not needed. */
    public static function zip(string $name, string $content): string
    {
        // Version, flags (names in UTF-8), method, time, date (1980-01-01), checksum, twice the size, lengths of the name and of nothing.
        $common = pack('vvvvvVVVvv', 20, 0x800, 0, 0, 0x21, crc32($content), strlen($content), strlen($content), strlen($name), 0);
        $local = "PK\x03\x04$common$name$content";
        $directory = "PK\x01\x02" . pack('v', 20) . $common . str_repeat("\0", 14) . $name;
        return $local . $directory . "PK\x05\x06" . pack('vvvvVVv', 0, 0, 1, 1, strlen($directory), strlen($local), 0);
    }
}
