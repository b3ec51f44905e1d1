"""The two signatures that the authority asks for, made with xmlsec and lxml: of the document, and of the message."""

import base64
import hashlib
import io
import uuid
import zipfile
from datetime import datetime, timedelta, timezone

import xmlsec
from cryptography import x509
from cryptography.hazmat.primitives.serialization import Encoding
from lxml import etree

DS = "http://www.w3.org/2000/09/xmldsig#"
XADES = "http://uri.etsi.org/01903/v1.3.2#"
EXT = "urn:oasis:names:specification:ubl:schema:xsd:CommonExtensionComponents-2"
SHA256 = "http://www.w3.org/2001/04/xmlenc#sha256"
RSA_SHA256 = "http://www.w3.org/2001/04/xmldsig-more#rsa-sha256"
C14N = "http://www.w3.org/TR/2001/REC-xml-c14n-20010315"
EXCLUSIVE = "http://www.w3.org/2001/10/xml-exc-c14n#"
OASIS = "http://docs.oasis-open.org/wss/2004/01/oasis-200401-wss"
WSSE = f"{OASIS}-wssecurity-secext-1.0.xsd"
WSU = f"{OASIS}-wssecurity-utility-1.0.xsd"
TOKEN = f"{OASIS}-x509-token-profile-1.0#X509v3"
WSA = "http://www.w3.org/2005/08/addressing"

METHOD = f'<ds:DigestMethod Algorithm="{SHA256}"/>'
POLICY = (
    "<xades:SignaturePolicyIdentifier><xades:SignaturePolicyId><xades:SigPolicyId><xades:Identifier>"
    "https://facturaelectronica.dian.gov.co/politicadefirma/v2/politicadefirmav2.pdf</xades:Identifier></xades:SigPolicyId>"
    f"<xades:SigPolicyHash>{METHOD}<ds:DigestValue>dMoMvtcG5aIzgYo0tIsSQeVJBDnUnfSOfBpxXrmor0Y=</ds:DigestValue>"
    "</xades:SigPolicyHash></xades:SignaturePolicyId></xades:SignaturePolicyIdentifier>"
)


def _base64(data: bytes) -> str:
    return base64.b64encode(data).decode("ascii")


def _der(certificate: x509.Certificate) -> bytes:
    return certificate.public_bytes(Encoding.DER)


def _certificate_entry(certificate: x509.Certificate) -> str:
    issuer = certificate.issuer.rfc4514_string().replace("&", "&amp;").replace("<", "&lt;")
    return (
        f"<xades:Cert><xades:CertDigest>{METHOD}"
        f"<ds:DigestValue>{_base64(hashlib.sha256(_der(certificate)).digest())}</ds:DigestValue></xades:CertDigest>"
        f"<xades:IssuerSerial><ds:X509IssuerName>{issuer}</ds:X509IssuerName>"
        f"<ds:X509SerialNumber>{certificate.serial_number}</ds:X509SerialNumber></xades:IssuerSerial></xades:Cert>"
    )


def _reference(uri: str, inner: str = "", kind: str = "") -> str:
    return f'<ds:Reference{kind} URI="{uri}">{inner}{METHOD}<ds:DigestValue/></ds:Reference>'


class Identity:
    """Key and certificates of a PEM file: the company's own certificate first, then those of its authorities."""

    def __init__(self, pem_file: str) -> None:
        with open(pem_file, "rb") as file:
            pem = file.read()
        blocks = [b"-----BEGIN CERTIFICATE-----" + part for part in pem.split(b"-----BEGIN CERTIFICATE-----")[1:]]
        self.certificates = [x509.load_pem_x509_certificate(block) for block in blocks]
        self._key = xmlsec.Key.from_memory(pem, xmlsec.constants.KeyDataFormatPem)

    def sign(self, signature, named) -> None:
        context = xmlsec.SignatureContext()
        context.key = self._key
        for element, namespace in named:
            context.register_id(element, "Id", namespace)
        context.sign(signature)

    def sign_document(self, xml: bytes) -> bytes:
        """XAdES-EPES: signs a document whose last ext:ExtensionContent is empty."""
        root = etree.fromstring(xml)
        place = [content for content in root.iter(f"{{{EXT}}}ExtensionContent") if len(content) == 0][-1]
        name = f"xmldsig-{uuid.uuid4()}"
        signature = etree.fromstring(self._document_signature(name))
        place.append(signature)
        named = [(signature.find(f".//{{{DS}}}KeyInfo"), None), (signature.find(f".//{{{XADES}}}SignedProperties"), None)]
        self.sign(signature, named)
        return etree.tostring(root, xml_declaration=True, encoding="UTF-8")

    def _document_signature(self, name: str) -> str:
        time = datetime.now(timezone(timedelta(hours=-5))).isoformat(timespec="seconds")
        enveloped = f'<ds:Transforms><ds:Transform Algorithm="{DS}enveloped-signature"/></ds:Transforms>'
        certificates = "".join(_certificate_entry(certificate) for certificate in self.certificates)
        return (
            f'<ds:Signature xmlns:ds="{DS}" Id="{name}"><ds:SignedInfo><ds:CanonicalizationMethod Algorithm="{C14N}"/>'
            f'<ds:SignatureMethod Algorithm="{RSA_SHA256}"/>'
            + _reference("", enveloped, f' Id="{name}-ref0"')
            + _reference(f"#{name}-keyinfo")
            + _reference(f"#{name}-signedprops", "", ' Type="http://uri.etsi.org/01903#SignedProperties"')
            + "</ds:SignedInfo><ds:SignatureValue/>"
            f'<ds:KeyInfo Id="{name}-keyinfo"><ds:X509Data><ds:X509Certificate>{_base64(_der(self.certificates[0]))}'
            "</ds:X509Certificate></ds:X509Data></ds:KeyInfo>"
            f'<ds:Object><xades:QualifyingProperties xmlns:xades="{XADES}" Target="#{name}">'
            f'<xades:SignedProperties Id="{name}-signedprops"><xades:SignedSignatureProperties>'
            f"<xades:SigningTime>{time}</xades:SigningTime>"
            f"<xades:SigningCertificate>{certificates}</xades:SigningCertificate>{POLICY}"
            "<xades:SignerRole><xades:ClaimedRoles><xades:ClaimedRole>supplier</xades:ClaimedRole></xades:ClaimedRoles></xades:SignerRole>"
            "</xades:SignedSignatureProperties></xades:SignedProperties></xades:QualifyingProperties></ds:Object></ds:Signature>"
        )


class SignedTo:
    """WS-Security for zeep. The policy of the service asks for a signed wsa:To, which zeep's BinarySignature leaves out;
    zeep writes the WS-Addressing header itself, as the description asks for it."""

    def __init__(self, identity: Identity) -> None:
        self._identity = identity

    def apply(self, envelope, headers):
        to = envelope.find(f".//{{{WSA}}}To")
        to.set(f"{{{WSU}}}Id", "To")
        security = etree.fromstring(self._security())
        to.getparent().append(security)
        self._identity.sign(security.find(f"{{{DS}}}Signature"), [(to, WSU)])
        return envelope, headers

    def verify(self, envelope):
        return envelope

    def _security(self) -> str:
        now = datetime.now(timezone.utc)
        created, expires = (time.strftime("%Y-%m-%dT%H:%M:%SZ") for time in (now, now + timedelta(minutes=5)))
        transform = f'<ds:Transforms><ds:Transform Algorithm="{EXCLUSIVE}"/></ds:Transforms>'
        return (
            f'<wsse:Security xmlns:wsse="{WSSE}" xmlns:wsu="{WSU}"><wsu:Timestamp wsu:Id="TS">'
            f"<wsu:Created>{created}</wsu:Created><wsu:Expires>{expires}</wsu:Expires></wsu:Timestamp>"
            f'<wsse:BinarySecurityToken EncodingType="{OASIS}-soap-message-security-1.0#Base64Binary" '
            f'ValueType="{TOKEN}" wsu:Id="token">{_base64(_der(self._identity.certificates[0]))}</wsse:BinarySecurityToken>'
            f'<ds:Signature xmlns:ds="{DS}"><ds:SignedInfo><ds:CanonicalizationMethod Algorithm="{EXCLUSIVE}"/>'
            f'<ds:SignatureMethod Algorithm="{RSA_SHA256}"/>{_reference("#To", transform)}</ds:SignedInfo><ds:SignatureValue/>'
            f'<ds:KeyInfo><wsse:SecurityTokenReference><wsse:Reference URI="#token" ValueType="{TOKEN}"/>'
            "</wsse:SecurityTokenReference></ds:KeyInfo></ds:Signature></wsse:Security>"
        )


def zipped(name: str, content: bytes) -> bytes:
    buffer = io.BytesIO()
    with zipfile.ZipFile(buffer, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr(name, content)
    return buffer.getvalue()
