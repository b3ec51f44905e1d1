import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.KeyStore;
import java.security.MessageDigest;
import java.security.PrivateKey;
import java.security.cert.X509Certificate;
import java.time.Instant;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.UUID;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import javax.security.auth.x500.X500Principal;
import javax.xml.crypto.dom.DOMStructure;
import javax.xml.crypto.dsig.CanonicalizationMethod;
import javax.xml.crypto.dsig.DigestMethod;
import javax.xml.crypto.dsig.Reference;
import javax.xml.crypto.dsig.SignedInfo;
import javax.xml.crypto.dsig.Transform;
import javax.xml.crypto.dsig.XMLObject;
import javax.xml.crypto.dsig.XMLSignatureFactory;
import javax.xml.crypto.dsig.dom.DOMSignContext;
import javax.xml.crypto.dsig.keyinfo.KeyInfo;
import javax.xml.crypto.dsig.keyinfo.KeyInfoFactory;
import javax.xml.crypto.dsig.spec.C14NMethodParameterSpec;
import javax.xml.crypto.dsig.spec.TransformParameterSpec;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.transform.TransformerFactory;
import javax.xml.transform.dom.DOMSource;
import javax.xml.transform.stream.StreamResult;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;

/** The two signatures that the authority asks for, with nothing but the JDK: of the document, and of the message. */
final class Signatures {
    private static final String RSA_SHA256 = "http://www.w3.org/2001/04/xmldsig-more#rsa-sha256";
    private static final String DS = "http://www.w3.org/2000/09/xmldsig#";
    private static final String OASIS = "http://docs.oasis-open.org/wss/2004/01/oasis-200401-wss";
    private static final String WSSE = OASIS + "-wssecurity-secext-1.0.xsd";
    private static final String WSU = OASIS + "-wssecurity-utility-1.0.xsd";
    private static final String TOKEN = OASIS + "-x509-token-profile-1.0#X509v3";

    private static final String METHOD = "<ds:DigestMethod Algorithm=\"" + DigestMethod.SHA256 + "\"/>";
    private static final String POLICY =
        "<xades:SignaturePolicyIdentifier><xades:SignaturePolicyId><xades:SigPolicyId><xades:Identifier>"
            + "https://facturaelectronica.dian.gov.co/politicadefirma/v2/politicadefirmav2.pdf</xades:Identifier></xades:SigPolicyId>"
            + "<xades:SigPolicyHash>" + METHOD + "<ds:DigestValue>dMoMvtcG5aIzgYo0tIsSQeVJBDnUnfSOfBpxXrmor0Y=</ds:DigestValue>"
            + "</xades:SigPolicyHash></xades:SignaturePolicyId></xades:SignaturePolicyIdentifier>";

    static {
        // Otherwise Base64 is broken into lines that end with a carriage return.
        System.setProperty("com.sun.org.apache.xml.internal.security.ignoreLineBreaks", "true");
    }

    private final XMLSignatureFactory factory = XMLSignatureFactory.getInstance("DOM");
    private final PrivateKey key;
    /** The company's own certificate first, then those of its authorities. */
    private final List<X509Certificate> certificates = new ArrayList<>();

    Signatures(Path p12, char[] password) throws Exception {
        KeyStore store = KeyStore.getInstance("PKCS12");
        try (var in = Files.newInputStream(p12)) {
            store.load(in, password);
        }
        String alias = store.aliases().nextElement();
        key = (PrivateKey) store.getKey(alias, password);
        for (var certificate : store.getCertificateChain(alias)) certificates.add((X509Certificate) certificate);
    }

    /** XAdES-EPES: signs a document whose last ext:ExtensionContent is empty. */
    byte[] document(byte[] xml) throws Exception {
        Document document = parse(xml);
        String id = "xmldsig-" + UUID.randomUUID();
        Element properties = parse(qualifyingProperties(id).getBytes(StandardCharsets.UTF_8)).getDocumentElement();
        Element imported = (Element) document.importNode(properties, true);
        ((Element) imported.getFirstChild()).setIdAttribute("Id", true);
        DigestMethod sha256 = factory.newDigestMethod(DigestMethod.SHA256, null);
        Transform enveloped = factory.newTransform(Transform.ENVELOPED, (TransformParameterSpec) null);
        List<Reference> references = List.of(
            factory.newReference("", sha256, List.of(enveloped), null, id + "-ref0"),
            factory.newReference("#" + id + "-keyinfo", sha256),
            factory.newReference("#" + id + "-signedprops", sha256, null, "http://uri.etsi.org/01903#SignedProperties", null));
        KeyInfoFactory keys = factory.getKeyInfoFactory();
        KeyInfo keyInfo = keys.newKeyInfo(List.of(keys.newX509Data(List.of(certificates.get(0)))), id + "-keyinfo");
        XMLObject object = factory.newXMLObject(List.of(new DOMStructure(imported)), null, null, null);
        sign(signedInfo(CanonicalizationMethod.INCLUSIVE, references), keyInfo, List.of(object), id, placeIn(document));
        return bytesOf(document);
    }

    /** WS-Addressing and WS-Security of a message; the policy of the service asks for a signed wsa:To. */
    String message(String address, String action, String body) throws Exception {
        Document document = parse(envelope(address, action, body).getBytes(StandardCharsets.UTF_8));
        Element to = (Element) document.getElementsByTagNameNS("*", "To").item(0);
        to.setIdAttributeNS(WSU, "Id", true);
        Transform exclusive = factory.newTransform(CanonicalizationMethod.EXCLUSIVE, (TransformParameterSpec) null);
        DigestMethod sha256 = factory.newDigestMethod(DigestMethod.SHA256, null);
        List<Reference> references = List.of(factory.newReference("#To", sha256, List.of(exclusive), null, null));
        Element security = (Element) document.getElementsByTagNameNS(WSSE, "Security").item(0);
        Element token = (Element) security.getElementsByTagNameNS(WSSE, "SecurityTokenReference").item(0);
        security.removeChild(token);
        KeyInfo keyInfo = factory.getKeyInfoFactory().newKeyInfo(List.of(new DOMStructure(token)));
        sign(signedInfo(CanonicalizationMethod.EXCLUSIVE, references), keyInfo, null, null, security);
        return new String(bytesOf(document), StandardCharsets.UTF_8);
    }

    private SignedInfo signedInfo(String method, List<Reference> references) throws Exception {
        var canonical = factory.newCanonicalizationMethod(method, (C14NMethodParameterSpec) null);
        return factory.newSignedInfo(canonical, factory.newSignatureMethod(RSA_SHA256, null), references);
    }

    private void sign(SignedInfo info, KeyInfo keyInfo, List<XMLObject> objects, String id, Element parent) throws Exception {
        DOMSignContext context = new DOMSignContext(key, parent);
        context.setDefaultNamespacePrefix("ds");
        factory.newXMLSignature(info, keyInfo, objects, id, null).sign(context);
    }

    private static Element placeIn(Document document) {
        NodeList places = document.getElementsByTagNameNS("*", "ExtensionContent");
        for (int at = places.getLength() - 1; at >= 0; at--)
            if (!places.item(at).hasChildNodes()) return (Element) places.item(at);
        throw new IllegalArgumentException("The document has no empty ext:ExtensionContent.");
    }

    private String qualifyingProperties(String id) throws Exception {
        StringBuilder entries = new StringBuilder();
        for (X509Certificate certificate : certificates) entries.append(entryOf(certificate));
        var time = OffsetDateTime.now(ZoneOffset.ofHours(-5)).truncatedTo(ChronoUnit.SECONDS);
        return "<xades:QualifyingProperties xmlns:xades=\"http://uri.etsi.org/01903/v1.3.2#\" xmlns:ds=\"" + DS + "\" Target=\"#" + id + "\">"
            + "<xades:SignedProperties Id=\"" + id + "-signedprops\"><xades:SignedSignatureProperties>"
            + "<xades:SigningTime>" + DateTimeFormatter.ISO_OFFSET_DATE_TIME.format(time) + "</xades:SigningTime>"
            + "<xades:SigningCertificate>" + entries + "</xades:SigningCertificate>" + POLICY
            + "<xades:SignerRole><xades:ClaimedRoles><xades:ClaimedRole>supplier</xades:ClaimedRole></xades:ClaimedRoles></xades:SignerRole>"
            + "</xades:SignedSignatureProperties></xades:SignedProperties></xades:QualifyingProperties>";
    }

    private static String entryOf(X509Certificate certificate) throws Exception {
        byte[] digest = MessageDigest.getInstance("SHA-256").digest(certificate.getEncoded());
        String issuer = certificate.getIssuerX500Principal().getName(X500Principal.RFC2253);
        return "<xades:Cert><xades:CertDigest>" + METHOD + "<ds:DigestValue>" + base64(digest) + "</ds:DigestValue></xades:CertDigest>"
            + "<xades:IssuerSerial><ds:X509IssuerName>" + escaped(issuer) + "</ds:X509IssuerName>"
            + "<ds:X509SerialNumber>" + certificate.getSerialNumber() + "</ds:X509SerialNumber></xades:IssuerSerial></xades:Cert>";
    }

    private String envelope(String address, String action, String body) throws Exception {
        Instant now = Instant.now().truncatedTo(ChronoUnit.SECONDS);
        return "<soap:Envelope xmlns:soap=\"http://www.w3.org/2003/05/soap-envelope\" xmlns:wcf=\"http://wcf.dian.colombia\"><soap:Header>"
            + "<wsse:Security xmlns:wsse=\"" + WSSE + "\" xmlns:wsu=\"" + WSU + "\"><wsu:Timestamp wsu:Id=\"TS\">"
            + "<wsu:Created>" + now + "</wsu:Created><wsu:Expires>" + now.plusSeconds(300) + "</wsu:Expires></wsu:Timestamp>"
            + "<wsse:BinarySecurityToken EncodingType=\"" + OASIS + "-soap-message-security-1.0#Base64Binary\" ValueType=\"" + TOKEN + "\" wsu:Id=\"token\">"
            + base64(certificates.get(0).getEncoded()) + "</wsse:BinarySecurityToken>"
            + "<wsse:SecurityTokenReference><wsse:Reference URI=\"#token\" ValueType=\"" + TOKEN + "\"/></wsse:SecurityTokenReference></wsse:Security>"
            + "<wsa:Action xmlns:wsa=\"http://www.w3.org/2005/08/addressing\">" + action + "</wsa:Action>"
            + "<wsa:To xmlns:wsa=\"http://www.w3.org/2005/08/addressing\" xmlns:wsu=\"" + WSU + "\" wsu:Id=\"To\">" + escaped(address) + "</wsa:To>"
            + "</soap:Header><soap:Body>" + body + "</soap:Body></soap:Envelope>";
    }

    static Document parse(byte[] xml) throws Exception {
        DocumentBuilderFactory builders = DocumentBuilderFactory.newInstance();
        builders.setNamespaceAware(true);
        builders.setFeature("http://apache.org/xml/features/disallow-doctype-decl", true);
        return builders.newDocumentBuilder().parse(new ByteArrayInputStream(xml));
    }

    private static byte[] bytesOf(Document document) throws Exception {
        document.setXmlStandalone(true);
        StringWriter text = new StringWriter();
        TransformerFactory.newInstance().newTransformer().transform(new DOMSource(document), new StreamResult(text));
        return text.toString().getBytes(StandardCharsets.UTF_8);
    }

    static byte[] zip(String name, byte[] content) throws Exception {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ZipOutputStream out = new ZipOutputStream(bytes)) {
            out.putNextEntry(new ZipEntry(name));
            out.write(content);
        }
        return bytes.toByteArray();
    }

    static String base64(byte[] bytes) {
        return Base64.getEncoder().encodeToString(bytes);
    }

    static String escaped(String text) {
        return text.replace("&", "&amp;").replace("<", "&lt;");
    }
}
